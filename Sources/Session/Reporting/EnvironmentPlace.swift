import Semantics
import SourceText
import ViewGraph

/// Finds the place in the program at which an environment value is set.
enum EnvironmentPlace {
  /// The file and line: `<input 3>:4`; nil unless the view type sets the value in exactly one
  /// place.
  static func text(of source: EnvironmentSource, _ key: String) -> String? {
    source.type.flatMap { place(of: source.modifier, setting: key, in: $0) }
  }

  private static func place(
    of modifier: EnvironmentModifier, setting key: String, in type: NominalType
  ) -> String? {
    let source = type.source
    let calls: [String]
    switch modifier {
    case .object: calls = [".environment(", ".environmentObject("]
    case .keyPath: calls = [".environment(", ".transformEnvironment("]
    case .other: return nil
    }
    var offsets: [Int] = []
    for call in calls {
      for range in source.bytes[Int(type.nameSpan.end)...].ranges(of: Array(call.utf8)) {
        let argument = source.bytes[range.upperBound...].drop { $0 == 0x20 || $0 == 0x0A }
        let isPath = argument.first == UInt8(ascii: "\\")
        guard isPath == (modifier == .keyPath) else { continue }
        let written = argument.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
        if isPath, String(decoding: written, as: UTF8.self) != key { continue }
        offsets.append(range.lowerBound)
      }
    }
    guard offsets.count == 1 else { return nil }
    return source.place(of: offsets[0] + 1)
  }
}

extension EnvironmentSetter {
  /// The name of the view or environment frame.
  var name: String {
    switch self {
    case .view(let name), .shell(label: let name): name
    }
  }
}
