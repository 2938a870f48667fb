/// A literal, by its default type.
package enum LiteralDefaultType: String, Sendable {
  case integer = "Int"
  case float = "Double"
  case string = "String"
  case boolean = "Bool"
}
