/// The kinds of declarations, with their names in the compiler's messages.
package enum DeclaredKind: String, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`, function, `typealias`
  case `associatedtype`, `precedencegroup`, macro, constant, variable
  case enumCase = "enum 'case'"

  init(_ keyword: TypeDeclaration.Keyword) {
    self =
      switch keyword {
      case .struct: .struct
      case .class: .class
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      }
  }
}
