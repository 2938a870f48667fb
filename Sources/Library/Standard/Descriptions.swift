@_native("string.describing") func _description<T>(_ value: T) -> String
@_native("string.reflecting") func _debugDescription<T>(_ value: T) -> String
func _typeName(_ type: Any.Type, qualified: Bool = true) -> String {
  qualified ? _debugDescription(type) : _description(type)
}
@discardableResult
func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max,
  maxItems: Int = Int.max
) -> T {
  _write(_dumpText(value, name, indent, maxDepth, maxItems))
  return value
}
@discardableResult
func dump<T, Target: TextOutputStream>(
  _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0,
  maxDepth: Int = Int.max, maxItems: Int = Int.max
) -> T {
  target.write(_dumpText(value, name, indent, maxDepth, maxItems))
  return value
}
@_native("write") func _write(_ text: String)
@_native("dump.text")
func _dumpText<T>(
  _ value: T, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int
) -> String
