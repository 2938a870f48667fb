extension Stub.Kind {
  /// The kind of declaration: `stub struct`.
  var summary: String {
    let word =
      switch self {
      case .structure, .view: "struct"
      case .object, .observable, .observableObject: "class"
      case .protocol: "protocol"
      case .function: "function"
      case .enumeration: "enum"
      case .variable: "variable"
      case .alias: "type alias"
      case .module: "module"
      case .additions: "members"
      case .declared: "declaration"
      case .wrapper: "property wrapper"
      }
    return "stub \(word)"
  }
}
