@_native("double.parse") func _parseDouble(_ text: String) -> Double?
@_native("double.fromBits") func _doubleFromBits(_ bits: Int, _ isFloat: Bool) -> Double
@_native("double.scale") func _scalbn(_ value: Double, _ exponent: Int) -> Double
