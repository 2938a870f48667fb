import SourceText
import Syntax

/// The identifiers of a declaration, found on first use: most declarations are never searched for a
/// changed name.
final class Mentions {
  /// Names that declarations are searched for.
  struct Names {
    private(set) var all: Set<String>
    fileprivate var filter = Filter()

    init(_ names: Set<String>) {
      all = names
      for name in names { filter.insert(name.utf8) }
    }

    var count: Int { all.count }
    func contains(_ name: String) -> Bool { all.contains(name) }

    mutating func insert(_ name: String) {
      if all.insert(name).inserted { filter.insert(name.utf8) }
    }
  }

  /// A bit for each name, which different names may share: enough to tell that two sets have no name
  /// in common, which most do not.
  fileprivate struct Filter {
    private var bits = SIMD8<UInt64>(repeating: 0)

    mutating func insert(_ name: some Collection<UInt8>) {
      // FNV-1a
      let hash = name.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      bits[Int(hash >> 61)] |= 1 << (hash >> 55 & 63)
    }

    func mayMeet(_ other: Filter) -> Bool { bits & other.bits != SIMD8(repeating: 0) }
  }

  private let source: Source
  private let range: Range<Int>
  private let declaration: Declaration
  private lazy var scopes = NameScopes(of: declaration)
  private lazy var all = source.mentionedNames(in: Span(range.lowerBound, range.upperBound))
  private lazy var filter = makeFilter()

  init(in source: Source, _ declaration: Declaration) {
    (self.source, self.declaration) = (source, declaration)
    range = declaration.span.clamped(to: source.bytes.count)
  }

  /// The types that are nested in the declared one.
  var nestedTypes: Set<String> { scopes.nestedTypes }

  private func makeFilter() -> Filter {
    var filter = Filter()
    source.bytes.forEachName(in: range) { filter.insert(source.bytes[$0]) }
    return filter
  }

  /// Whether one of some names of types is mentioned, other than as a name that the declaration
  /// itself binds.
  ///
  /// - Parameters:
  ///   - bound: More names that have another meaning in the declaration.
  ///   - countsBodies: Whether mentions in the bodies of functions count.
  func meet(_ names: Names, besides bound: Set<String> = [], countsBodies: Bool = true) -> Bool {
    guard filter.mayMeet(names.filter) else { return false }
    return all.intersection(names.all).contains {
      !bound.contains($0) && isFree($0, countsBodies: countsBodies)
    }
  }

  /// Whether one of some names may be mentioned, as whatever.
  func mayMeet(_ names: Names) -> Bool {
    filter.mayMeet(names.filter) && !all.isDisjoint(with: names.all)
  }

  /// Those of some names that are mentioned, as whatever.
  func common(with names: Set<String>) -> Set<String> { all.intersection(names) }

  private func isFree(_ name: String, countsBodies: Bool) -> Bool {
    let hidden = (scopes.binding[name] ?? []) + (countsBodies ? [] : scopes.bodies)
    if hidden.isEmpty { return true }
    let place = source.bytes.firstName(in: range) { place in
      source.bytes[place].elementsEqual(name.utf8)
        && !hidden.contains { $0.contains(Span(place.lowerBound, place.upperBound)) }
    }
    return place != nil
  }
}
