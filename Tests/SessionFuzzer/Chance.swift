/// Random numbers that only depend on a seed.
struct Chance {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: Identifies the run.
  ///   - stream: Identifies an independent sequence of the run.
  init(seed: UInt64, stream: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ stream &* 0xD1B5_4A32_D192_ED03 &+ 1
    _ = next(2)
    _ = next(2)
  }

  /// A number from 0 up to, but not including, `limit`, which must be positive.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state ^ (state >> 29)) >> 33) % limit
  }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[next(elements.count)]
  }
}
