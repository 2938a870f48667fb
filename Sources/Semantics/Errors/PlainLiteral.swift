/// A literal, by the type that it has by itself.
package enum PlainLiteral: String, Sendable {
  case integer = "Int"
  case float = "Double"
  case string = "String"
  case boolean = "Bool"
}
