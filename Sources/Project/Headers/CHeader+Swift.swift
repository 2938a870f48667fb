/// The declarations of a header in Swift.
extension CHeader {
  /// The declarations as the compiler would import them. Their functions cannot run: those that
  /// cannot change anything visible to Swift do nothing, and others stop the program.
  var swift: String {
    let names = CNames(declarations)
    return declarations.compactMap { CHeader.text(of: $1, named: $0, names) }
      .map { $0 + "\n" }.joined()
  }

  private static func text(
    of declaration: Declaration, named name: String, _ names: CNames
  ) -> String? {
    let quoted = "`\(name)`"
    switch declaration {
    case .function(let result, let parameters):
      let list = parameters.enumerated().map { "_ p\($0): \($1.swift(names, "!"))" }
      let isInert = result == .void && !parameters.contains(where: \.isWritable)
      return "@discardableResult public func \(quoted)(\(list.joined(separator: ", "))) -> "
        + "\(result.swift(names, "!")) "
        + (isInert ? "{}" : "{ fatalError(\"'\(name)' is written in C\") }")
    case .structure(let fields):
      let members = fields.map { "  public var `\($0.name)`: \($0.type.swift(names, "!"))\n" }
      let parameters = fields.map { "`\($0.name)`: \($0.type.swift(names, "!"))" }
      let settings = fields.map { "self.`\($0.name)` = `\($0.name)`" }
      let zeroed =
        fields.isEmpty
        ? "" : "  public init() { fatalError(\"'\(name)' is written in C\") }\n"
      return "public struct \(quoted) {\n\(members.joined())\(zeroed)"
        + "  public init(\(parameters.joined(separator: ", "))) { "
        + "\(settings.joined(separator: "; ")) }\n}"
    case .alias(.named(let target)) where !names.sized.contains(name) || target == name: return nil
    case .alias(let type):
      // A pointer is optional where the name of its type is used, not in the type itself.
      return "public typealias \(quoted) = \(type.swift(names, ""))"
    case .opaque: return nil
    case .number(let value): return "public var \(quoted): Int32 { \(value) }"
    }
  }
}
