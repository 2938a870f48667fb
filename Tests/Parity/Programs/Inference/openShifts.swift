let bytes: [UInt8] = [1, 2, 3]
let a = bytes.reduce(0) { $0 << 8 | UInt32($1) }
let b = bytes.reduce(0) { $0 * 256 + UInt32($1) }
let c = bytes.reduce(0) { ($0 << 8) + UInt64($1) }
let d: UInt32 = bytes.reduce(0) { acc, x in acc << 8 | UInt32(x) }
let e = bytes.reduce(0) { UInt32($1) | $0 << 8 }
let f = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
print(a, b, c, d, e, f, type(of: a), type(of: c))
let g = 1 << 3
let h: UInt8 = 1 << 3
let i = (1 << 2) + UInt16(3)
let j = 1 << 4 | UInt8(1)
let k: Int64 = (1 << 20) >> 2
print(
  g, h, i, j, k, type(of: g), type(of: i), type(of: j), 1 << 2 == 4,
  [1 << 0, 1 << 1, 1 << 2].map { $0 | 8 })
struct Flags: OptionSet {
  let rawValue: UInt8
  static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 7)
}
print(
  Flags.b.rawValue, -8 >> 1, 0xFF00 >> 8 & 0xF, (0..<4).map { 1 << $0 },
  (0..<4).reduce(0) { $0 | 1 << $1 })
let mask = ~(1 << 3) & 0xFF
print(mask, Double(1 << 10), 1 << UInt8(3), UInt32(1) << 31, (1 << 62) - 1 + (1 << 62))
