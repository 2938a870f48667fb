extension FloatingPoint {
  func clampedMagnitude(_ m: Self) -> Self { min(magnitude, m) }
  static func dist(_ a: Self, _ b: Self) -> Self { (a - b).magnitude + abs(a) }
}
print((-3.5).clampedMagnitude(2), Float.dist(1, -2))
func near<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> Bool { (a - b).magnitude < T.ulpOfOne.squareRoot() * max(a.magnitude, b.magnitude, 1) }
print(near(1.0, 1.0000000001), near(Float(1), 2))
extension BinaryInteger { func mag() -> Magnitude { magnitude } }
print((-5).mag(), type(of: (-5).mag()), UInt8(3).mag())
extension FixedWidthInteger { func m2() -> Int { Int(magnitude) &+ 1 } }
print((-7).m2(), Int8(-128).m2())
func pos<T: SignedNumeric & Comparable>(_ t: T) -> T.Magnitude { t.magnitude }
print(pos(-2.5), pos(-2))
