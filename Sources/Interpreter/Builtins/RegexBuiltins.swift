internal import Semantics

/// `Regex`: the toolchain's own engine, its patterns compiled when the program runs.
enum RegexBuiltins {
  static let rows: [Builtin] = [
    Builtin("regex.compile") { call in
      do {
        let regex = try Regex(call[0].asString)
        return .optional(.native(RegexProgram(regex)))
      } catch {
        return .none
      }
    },
    Builtin("regex.problem") { call in
      do {
        _ = try Regex(call[0].asString)
        return .string("")
      } catch {
        return .string("\(error)")
      }
    },
    Builtin("regex.matches") { call in
      let types = call.machine.types
      let numbers = types.array(of: types.int)
      guard let program = call[0].native(RegexProgram.self) else {
        return .array(types.array(of: numbers), [])
      }
      let found = program.matches(
        in: call[1].asString, from: call[2].asInt, to: call[3].asInt, SearchMode(call[4].asInt))
      return .array(
        types.array(of: numbers), found.map { .array(numbers, $0.map(Value.int)) })
    },
    Builtin("regex.output") { call in output(of: call) },
    Builtin("regex.accepts") { call in
      // One text for the whole match, and one for each capture.
      let type = call.typeArgument(0)
      let count = if case .tuple = type.shape { type.arguments.count } else { 1 }
      return .bool(type.nominal?.name == "AnyRegexOutput" || count == call[1].asInt)
    },
  ]

  /// What is searched for.
  enum SearchMode {
    case first, whole, prefix, all

    init(_ number: Int) {
      self =
        switch number {
        case 0: .first
        case 1: .whole
        case 2: .prefix
        default: .all
        }
    }
  }

  /// The captures as a value of the regex's output type: a tuple, or the one text that was matched.
  ///
  /// Each comes with how many levels of optional it has by standing where a match may leave it out;
  /// where that is below zero, the type says.
  private static func output(of call: NativeCall) -> Value {
    let parts = call[0].array.elements
    let depths = call[1].array.elements
    let type = call.typeArgument(0)
    guard case .tuple(let labels) = type.shape, type.arguments.count == parts.count else {
      return parts[0].unwrapped.retained()
    }
    let elements = parts.indices.map { index in
      guard !parts[index].isNil else { return Value.none.retained() }
      var value = parts[index].unwrapped
      let known = depths[index].asInt
      let isOptional = type.arguments[index].nominal?.name == "Optional"
      for _ in 0..<(known < 0 ? (isOptional ? 1 : 0) : known) { value = value.wrapped }
      return value.retained()
    }
    return .tuple(call.machine.types.tuple(labels), elements)
  }
}

/// A compiled pattern.
private final class RegexProgram: NativeObject {
  let regex: Regex<AnyRegexOutput>

  init(_ regex: Regex<AnyRegexOutput>) {
    self.regex = regex
    super.init(type: nil)
  }

  /// Where each match and its captures begin and end, as offsets of bytes; -1 for what took no part.
  func matches(
    in text: String, from start: Int, to end: Int, _ mode: RegexBuiltins.SearchMode
  ) -> [[Int]] {
    let bytes = text.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: start)
    let part = text[first..<bytes.index(first, offsetBy: end - start)]
    let found: [Regex<AnyRegexOutput>.Match] =
      switch mode {
      case .first: (try? regex.firstMatch(in: part)).flatMap { $0 }.map { [$0] } ?? []
      case .whole: (try? regex.wholeMatch(in: part)).flatMap { $0 }.map { [$0] } ?? []
      case .prefix: (try? regex.prefixMatch(in: part)).flatMap { $0 }.map { [$0] } ?? []
      case .all: part.matches(of: regex)
      }
    return found.map { match in
      match.output.flatMap { capture -> [Int] in
        guard let range = capture.range else { return [-1, -1] }
        return [range.lowerBound, range.upperBound].map {
          bytes.distance(from: bytes.startIndex, to: $0)
        }
      }
    }
  }
}
