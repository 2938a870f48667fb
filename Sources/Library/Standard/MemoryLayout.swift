enum MemoryLayout<T> {
  static var size: Int { _typeLayout(T.self, 0) }
  static var stride: Int { _typeLayout(T.self, 1) }
  static var alignment: Int { _typeLayout(T.self, 2) }
  static func size(ofValue value: T) -> Int { size }
  static func stride(ofValue value: T) -> Int { stride }
  static func alignment(ofValue value: T) -> Int { alignment }
}
@_native("type.layout") func _typeLayout(_ type: Any.Type, _ part: Int) -> Int
