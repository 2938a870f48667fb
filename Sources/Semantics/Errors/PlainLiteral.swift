/// A literal, by its default type.
package enum PlainLiteral: String, Sendable {
  case integer = "Int"
  case float = "Double"
  case string = "String"
  case boolean = "Bool"
}
