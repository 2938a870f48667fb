struct Linear: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var g = Linear(state: 42)
print((0..<5).map { _ in Int.random(in: 0..<100, using: &g) })
print((0..<5).map { _ in Int.random(in: -5...5, using: &g) })
print((0..<3).map { _ in Double.random(in: 0..<1, using: &g) })
print((0..<6).map { _ in Bool.random(using: &g) })
print([1, 2, 3, 4, 5, 6].shuffled(using: &g))
print("abcdef".randomElement(using: &g)!, [10, 20, 30].randomElement(using: &g)!)
var deck = Array(1...10); deck.shuffle(using: &g); print(deck)
print(UInt8.random(in: 0...255, using: &g), Set([1]).randomElement(using: &g)!)
print([Int]().randomElement(using: &g) as Any)
