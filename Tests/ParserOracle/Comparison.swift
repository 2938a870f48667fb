/// Both parses of a text, and their differences.
///
/// The following are not differences, by rule: program fragments in documents that compilers reject
/// (`...`, a case alone); errors that the compiler leaves to its type checker; patterns that bind
/// names in places where only the type checker rejects them.
struct Comparison {
  /// A difference between both parses.
  enum Difference {
    /// One parser accepts what the other rejects; with our first error.
    case acceptance(ours: Bool, message: String)
    /// The smallest differing part of the trees.
    case shape(line: Int, ours: String, compilers: String)
    case folding(text: String, ours: String, compilers: String)
  }

  private(set) var difference: Difference?
  /// Whether both parsers accept the text, so that their trees were compared.
  let isAccepted: Bool
  /// Whether our parser accepts what the other rejects because it is a program fragment.
  let isAbridged: Bool

  init(_ text: String) {
    let compilers = CompilerReading(text)
    let ours = OwnReading(text)
    isAccepted = ours.isParsed && compilers.isAccepted
    isAbridged = ours.isAccepted && ours.isAbridged && !compilers.isAccepted
    guard !compilers.holdsStrayPattern, !isAbridged else { return }
    if compilers.isAccepted, !ours.isParsed {
      difference = .acceptance(ours: false, message: ours.message)
    } else if !compilers.isAccepted, ours.isAccepted {
      difference = .acceptance(ours: true, message: "")
    } else if isAccepted {
      let plain =
        compilers.comments.isEmpty ? ours : OwnReading(text, withoutComments: compilers.comments)
      difference = Self.shape(plain, compilers) ?? Self.folding(ours, compilers)
    }
  }

  private static func shape(_ ours: OwnReading, _ compilers: CompilerReading) -> Difference? {
    for (own, other) in zip(ours.statements, compilers.statements) where own.dump != other {
      let dumps = smallest(own.dump, other)
      return .shape(line: own.line, ours: dumps.ours, compilers: dumps.compilers)
    }
    let common = min(ours.statements.count, compilers.statements.count)
    guard ours.statements.count != compilers.statements.count else { return nil }
    let own = ours.statements.dropFirst(common).first
    return .shape(
      line: own?.line ?? 0, ours: own?.dump ?? "",
      compilers: compilers.statements.dropFirst(common).first ?? "")
  }

  private static func folding(_ ours: OwnReading, _ compilers: CompilerReading) -> Difference? {
    let sequences = compilers.sequences
    guard !sequences.isEmpty else { return nil }
    let table = ours.operators
    for sequence in sequences {
      let own = OwnReading.folded(sequence.text, with: table)
      guard own != sequence.folded else { continue }
      return .folding(
        text: sequence.text, ours: own ?? "wrong", compilers: sequence.folded ?? "wrong")
    }
    return nil
  }

  /// The innermost bracketed groups around the first difference.
  private static func smallest(
    _ ours: String, _ compilers: String
  ) -> (ours: String, compilers: String) {
    let (own, other) = (Array(ours.utf8), Array(compilers.utf8))
    var open: [Int] = []
    for (index, byte) in zip(own, other).enumerated() {
      guard byte.0 == byte.1 else { break }
      switch byte.0 {
      case UInt8(ascii: "("), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
    }
    return (group(own, from: open.last ?? 0), group(other, from: open.last ?? 0))
  }

  private static func group(_ bytes: [UInt8], from start: Int) -> String {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension Comparison.Difference: CustomStringConvertible {
  var isOfAcceptance: Bool { if case .acceptance = self { true } else { false } }

  var description: String {
    switch self {
    case .acceptance(true, _): "accepted by us alone"
    case .acceptance(false, let message): "refused by us alone: \(message)"
    case .shape(let line, let ours, let compilers):
      "another tree at line \(line)\n  ours:     \(ours)\n  compiler: \(compilers)"
    case .folding(let text, let ours, let compilers):
      "\(text) is folded otherwise\n  ours:     \(ours)\n  compiler: \(compilers)"
    }
  }
}
