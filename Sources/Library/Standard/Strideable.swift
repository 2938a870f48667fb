protocol Strideable<Stride>: Comparable {
  associatedtype Stride: SignedNumeric, Comparable
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
  func _strided(from start: Self, index: Int, by stride: Stride) -> Self
}
extension Strideable {
  func _strided(from start: Self, index: Int, by stride: Stride) -> Self {
    advanced(by: stride)
  }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) > 0 }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) == 0 }
}
