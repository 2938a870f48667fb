// Loads with: CGFloat, Float

extension CGFloat {
  typealias NativeType = Double
  var native: Double { _double }
}
extension Double {
  init(_ value: CGFloat) { self = value._double }
}
typealias Float32 = Float
