internal import Semantics

/// Builtins of `Regex`: the toolchain's own engine, with patterns compiled at run time.
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
    Builtin("regex.output") { call throws(Fault) in try output(of: call) },
    Builtin("regex.accepts") { call in
      .bool(accepts(call.typeArgument(0), call[1].array.elements.map(\.asInt)))
    },
  ]

  /// Which matches to search for.
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

  /// Whether a type can be the output of a regex with one text for the whole match and one for each
  /// capture, at the given optional depths; for negative depths see `_RegexPattern.depths`.
  private static func accepts(_ type: RuntimeType, _ depths: [Int]) -> Bool {
    if type.nominal?.name == "AnyRegexOutput" { return true }
    let parts = if case .tuple = type.shape { type.arguments } else { [type] }
    guard parts.count == depths.count else { return false }
    return zip(parts, depths).allSatisfy { part, depth in
      var (text, levels) = (part, 0)
      while text.nominal?.name == "Optional", let inner = text.arguments.first {
        (text, levels) = (inner, levels + 1)
      }
      if depth == -2 { return true }
      return text.nominal?.name == "Substring" && (depth < 0 ? levels < 2 : levels == depth)
    }
  }

  /// The captures as a value of the regex's output type: a tuple, or the text of the whole match.
  ///
  /// Each capture comes with its optional depth, from the optional or alternative parts of the
  /// pattern around it; if that is negative, the output type decides.
  private static func output(of call: NativeCall) throws(Fault) -> Value {
    let parts = call[0].array.elements
    let depths = call[1].array.elements
    let type = call.typeArgument(0)
    guard case .tuple(let labels) = type.shape, type.arguments.count == parts.count else {
      return parts[0].unwrapped.retained()
    }
    var elements: [Value] = []
    for (index, wanted) in type.arguments.enumerated() {
      let isOptional = wanted.nominal?.name == "Optional"
      var value = Value.none
      if !parts[index].isNil {
        value = parts[index].unwrapped
        let known = depths[index].asInt
        for _ in 0..<(known < 0 ? (isOptional ? 1 : 0) : known) { value = value.wrapped }
      }
      let fits = try value.isNil ? isOptional : call.machine.isInstance(value, of: wanted)
      guard fits else {
        for element in elements { element.release() }
        throw .fatal("Capture \(index) is no value of type '\(wanted.name)'")
      }
      elements.append(value.retained())
    }
    return .tuple(call.machine.types.tuple(labels), elements)
  }
}

/// A compiled pattern, as a native object.
private final class RegexProgram: NativeObject {
  let regex: Regex<AnyRegexOutput>

  init(_ regex: Regex<AnyRegexOutput>) {
    self.regex = regex
    super.init(type: nil)
  }

  /// For each match the byte offsets of the start and the end of the match and of each capture; -1
  /// for captures that did not participate.
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
