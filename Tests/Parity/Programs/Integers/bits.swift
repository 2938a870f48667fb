let a: UInt8 = 0b1100_1010
print(a & 0xF, a | 0xF, a ^ 0xFF, ~a)
print(a << 1, a >> 1, a << 9, a >> 9, a << -1, a >> -2)
print(a &<< 9, a &>> 9)
print(Int8(-128) >> 1, Int8(-128) &>> 3, Int8(64) << 1, -1 >> 70, 1 << 62)
print(a.nonzeroBitCount, a.leadingZeroBitCount, a.trailingZeroBitCount)
print(UInt8(0).leadingZeroBitCount, UInt8(0).trailingZeroBitCount, Int8(-1).nonzeroBitCount)
print(1.leadingZeroBitCount, 8.trailingZeroBitCount, (-1).nonzeroBitCount)
print(UInt16(0x1234).byteSwapped, UInt16(0x1234).bigEndian, UInt16(0x1234).littleEndian)
print(UInt32(bigEndian: 1), Int16(littleEndian: 5))
print(
  String(255, radix: 16), String(255, radix: 16, uppercase: true), String(-255, radix: 2),
  String(35, radix: 36))
print(String(UInt64.max, radix: 2), String(Int8.min, radix: 16))
print(
  Int("ff", radix: 16) as Any, Int("FF", radix: 16) as Any, Int("zz", radix: 36) as Any,
  Int("12", radix: 2) as Any, Int("-101", radix: 2) as Any)
print(UInt8("100000000", radix: 2) as Any, UInt8("11111111", radix: 2) as Any)
var flags: UInt8 = 0
flags |= 1 << 3
flags |= 1 << 5
flags &= ~(1 << 3)
flags ^= 0b11
print(flags, String(flags, radix: 2))
flags <<= 1
print(flags)
flags >>= 3
print(flags)
func bits<T: FixedWidthInteger>(_ value: T) -> String {
  let text = String(value, radix: 2)
  return String(repeating: "0", count: T.bitWidth - text.count) + text
}
print(bits(UInt8(5)), bits(UInt16(1000)))
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18), gcd(UInt8(200), 75))
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic {
  s.reduce(.zero, +)
}
print(sum([1, 2, 3]), sum([1.5, 2.5]), sum([Int8(1), 2]))
func isPrime<I: BinaryInteger>(_ n: I) -> Bool {
  guard n > 1 else { return false }
  var d: I = 2
  while d * d <= n { if n % d == 0 { return false }; d += 1 }
  return true
}
print((0..<30).filter(isPrime))
func crc(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
print(String(crc(Array("123456789".utf8)), radix: 16))
struct Xorshift: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17
    return state
  }
}
var g = Xorshift(state: 42)
print((0..<8).map { _ in Int.random(in: 0..<100, using: &g) })
print((0..<8).map { _ in Int.random(in: -5...5, using: &g) })
print((0..<4).map { _ in UInt8.random(in: .min ... .max, using: &g) })
print((0..<4).map { _ in Double.random(in: 0..<1, using: &g) })
print((0..<4).map { _ in Double.random(in: -1...1, using: &g) })
print((0..<8).map { _ in Bool.random(using: &g) })
print(
  [1, 2, 3, 4, 5, 6].shuffled(using: &g), "abc".randomElement(using: &g)!,
  [7, 8, 9].randomElement(using: &g)!)
print(
  Float.random(in: 0..<10, using: &g), Int8.random(in: -100...100, using: &g),
  UInt64.random(in: 0...UInt64.max, using: &g))
for word in 5.words { print(word) }
print(UInt8.max.words.count, Int.max.words.first!)
