import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Where the bodies of views read what they ran for, found in the program's text when somebody asks.
final class ReadPlaces {
  private let world: World
  private var bodies: [String: BodyReads?] = [:]

  init(_ world: World) { self.world = world }

  /// How a view reads a property or a state, in the order of its body; empty where that is not known.
  func reads(of target: String, by view: String) -> [BodyReads.Read] {
    guard let dot = target.lastIndex(of: "."), let body = body(of: view) else { return [] }
    let property = String(target[target.index(after: dot)...])
    let owner = String(target[..<dot]).typePart
    let found = body.reads(of: property, in: owner)
    if !found.isEmpty { return found }
    // A state of another view is read through a binding to it.
    return bindings(of: view, to: target).flatMap { body.reads(of: $0, in: view.typePart) }
  }

  /// Whether a view has read what nobody is told of one by one, as properties of an object that
  /// announces its changes.
  func isRead(_ target: String, by view: String) -> Bool {
    world.host.inspector.silentPlaces(of: view).contains(target)
  }

  /// That the row of an object whose property this is has not been made; nil where there is none.
  func unmadeRow(showing target: String) -> String? {
    world.host.inspector.unmadeRow(of: target.beforeLastDot).map { row in
      "\(row.name) has not been made yet, as \(row.made) of \(row.count) rows are"
    }
  }

  /// Whether a view that is plain data has an `==`, which nobody asks.
  func ignoresOwnEquality(of view: String) -> Bool {
    world.host.inspector.ignoresOwnEquality(of: view)
  }

  /// Whether the lists in the body of a view have to make all rows to count them.
  func hasVaryingRows(_ view: String) -> Bool { body(of: view)?.hasVaryingRows ?? false }

  /// Whether any code of a view names one of its properties.
  func isMentioned(_ property: String, in view: String) -> Bool {
    body(of: view)?.isMentioned(property) ?? true
  }

  /// The bindings of a view that lead to a state.
  private func bindings(of view: String, to target: String) -> [String] {
    fields(of: view).compactMap { field in
      guard case .binding(let read)? = field.origin, read.text == target else { return nil }
      return field.property.name
    }
  }

  /// The property of a view that stands for a value of the environment, as it is declared.
  func environmentProperty(_ key: String, of view: String) -> (name: String, text: String)? {
    for field in fields(of: view) {
      guard case .environment(let found, _)? = field.origin, found == key,
        let wrapper = field.property.attributes.first(where: { $0.name == "Environment" })
      else { continue }
      return (field.property.name, field.property.source.text(in: wrapper.span))
    }
    return nil
  }

  private func fields(of view: String) -> [ViewField] {
    guard world.host.inspector.hasView(named: view) else { return [] }
    return (try? world.host.inspector.fields(ofView: view)) ?? []
  }

  private func body(of view: String) -> BodyReads? {
    let type = view.typePart
    if let known = bodies[type] { return known }
    let found = BodyReads(world.checker, view: type)
    bodies[type] = found
    return found
  }

  /// Who sets a value of the environment that a view sees, and where: `.environment(…) (<input 3>:4)`.
  func setterPlace(of key: String, seenBy view: String) -> String? {
    world.host.inspector.environmentSource(of: key, seenBy: view).flatMap {
      EnvironmentPlace.text(of: $0, key)
    }
  }
}

extension BodyReads.Read {
  /// `<input 4>:3`.
  var place: String {
    source.place(of: Int(span.start))
  }
}

extension [BodyReads.Read] {
  /// The computed properties and functions that the reads go through, each once; none where the body
  /// reads by itself as well.
  var functions: [String] {
    var found: [String] = []
    for read in self {
      guard let function = read.function else { return [] }
      if !found.contains(function) { found.append(function) }
    }
    return found
  }

  /// `<input 4>:3`, `<input 4>:3 and :7`: the first few places.
  var places: String {
    var seen: [String] = []
    for read in self where !seen.contains(read.place) { seen.append(read.place) }
    guard let first = seen.first else { return "" }
    let file = first.prefix(through: first.lastIndex(of: ":") ?? first.startIndex).dropLast()
    let others = seen.dropFirst().prefix(2).map { place in
      place.hasPrefix(file + ":") ? String(place.dropFirst(file.count)) : place
    }
    let more = seen.count > 3 ? " and \(seen.count - 3) more" : ""
    guard let last = others.last else { return first }
    if !more.isEmpty { return ([first] + others).joined(separator: ", ") + more }
    return ([first] + others.dropLast()).joined(separator: ", ") + " and \(last)"
  }
}

extension String {
  /// `BookView` of `BookView#1`, `Owner` of `Owner#1[Note#4]` and of `Owner#1.sheet`.
  var typePart: String { String(prefix { $0 != "#" && $0 != "[" }) }
}

extension Function {
  /// `<input 3>:4`: where it begins.
  var place: String {
    source.place(of: Int(span.start))
  }
}
