import Semantics
import SourceText
import ViewGraph

/// Finds the place in the program at which an environment value is set.
enum EnvironmentPlace {
  /// The file and line: `<input 3>:4`; nil unless the view type sets the value in exactly one
  /// place.
  static func text(of source: EnvironmentSource) -> String? {
    guard let type = source.type, let call = call(of: source.modifier, in: type)
    else { return nil }
    return type.source.place(of: call.start + 1)
  }

  /// What set a value: `env set in sheet`. Without a source: that it is the default.
  static func words(for source: EnvironmentSource?) -> String {
    guard let source else { return "default" }
    switch source.setter {
    case .shell(let label): return "env set in \(label)"
    case .view(""): return "set where it was mounted"
    case .view(let view):
      let line = text(of: source)
      return "set by a modifier in \(view)" + (line.map { ", \($0)" } ?? "")
    case nil: return "set by the library"
    }
  }

  /// The name of the object that the modifier sets; nil if its argument is not a name.
  static func argument(of source: EnvironmentSource) -> String? {
    guard let type = source.type, let call = call(of: source.modifier, in: type)
    else { return nil }
    let written = type.source.bytes[call.end...].prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
    guard !written.isEmpty, type.source.bytes[written.endIndex...].first == UInt8(ascii: ")")
    else { return nil }
    return String(decoding: written, as: UTF8.self)
  }

  /// The ends of the modifier's name with its bracket: `.environment(`.
  private static func call(
    of modifier: EnvironmentModifier, in type: NominalType
  ) -> (start: Int, end: Int)? {
    let source = type.source
    let calls: [String]
    let key: String?
    switch modifier {
    case .object: (calls, key) = ([".environment(", ".environmentObject("], nil)
    case .keyPath(let path):
      (calls, key) = ([".environment(", ".transformEnvironment("], path.text)
    case .other: return nil
    }
    var found: [(start: Int, end: Int)] = []
    for call in calls {
      for range in source.bytes[Int(type.nameSpan.end)...].ranges(of: Array(call.utf8)) {
        let argument = source.bytes[range.upperBound...].drop { $0 == 0x20 || $0 == 0x0A }
        let isPath = argument.first == UInt8(ascii: "\\")
        guard isPath == (key != nil) else { continue }
        let written = argument.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
        if let key, String(decoding: written, as: UTF8.self) != key { continue }
        found.append((range.lowerBound, range.upperBound))
      }
    }
    return found.count == 1 ? found[0] : nil
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

extension Transaction.Cause {
  /// What the view asks the environment for.
  var path: EnvironmentPath { EnvironmentPath(key: target, part: part) }
}
