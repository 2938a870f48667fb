struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
  let _number: Int
  init(_ object: AnyObject) { _number = ObjectIdentifier._number(of: object) }
  init(_ type: Any.Type) { _number = ObjectIdentifier._number(ofType: type) }
  @_native("object.number") static func _number(of object: AnyObject) -> Int
  @_native("object.typeNumber") static func _number(ofType type: Any.Type) -> Int
  static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool {
    lhs._number < rhs._number
  }
  var debugDescription: String { "ObjectIdentifier(\(ObjectIdentifier._describe(_number)))" }
  @_native("object.describe") static func _describe(_ number: Int) -> String
}
