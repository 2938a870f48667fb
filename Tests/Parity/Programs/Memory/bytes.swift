import Foundation

func hex<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
  bytes.map { String(format: "%02x", $0) }.joined(separator: " ")
}
print(withUnsafeBytes(of: Int32(258)) { Array($0) })
print(withUnsafeBytes(of: 1.5) { hex($0) }, withUnsafeBytes(of: Float(-2)) { hex($0) })
print(withUnsafeBytes(of: UInt16(0x1234).bigEndian) { hex($0) }, withUnsafeBytes(of: true) { hex($0) })
struct Pixel { var red: UInt8, green: UInt8, blue: UInt8; var alpha: UInt16 }
print(withUnsafeBytes(of: Pixel(red: 1, green: 2, blue: 3, alpha: 4)) { ($0.count, $0[1], $0[4]) })
enum Suit: UInt8 { case clubs, hearts, spades }
print(withUnsafeBytes(of: Suit.spades) { hex($0) })

var value: UInt32 = 0
withUnsafeMutableBytes(of: &value) { bytes in
  bytes[0] = 0xEF
  bytes[3] = 0x01
}
print(String(value, radix: 16))
let words: [UInt16] = [1, 2, 0x0304]
print(words.withUnsafeBytes { hex($0) }, words.withUnsafeBytes { $0.load(fromByteOffset: 4, as: UInt8.self) })

let data = Data([0x2A, 0, 0, 0, 0, 0, 0x80, 0x3F, 9])
print(data.withUnsafeBytes { $0.load(as: Int32.self) }, data.withUnsafeBytes { $0.load(fromByteOffset: 4, as: Float.self) })
print(data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt64.self) })
print(withUnsafeBytes(of: 7.bigEndian) { Data($0) }.count, data.withUnsafeBytes { $0.bindMemory(to: UInt16.self).count })

let raw = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
raw.storeBytes(of: 0x0102_0304, as: Int32.self)
raw.storeBytes(of: 2.5, toByteOffset: 8, as: Double.self)
print(raw.load(as: UInt8.self), raw.load(fromByteOffset: 8, as: Double.self), (raw + 1).load(as: UInt8.self))
let typed = raw.bindMemory(to: Int64.self, capacity: 2)
typed[0] = -2
print(raw.load(as: UInt8.self), typed[0], UnsafeRawPointer(typed).load(as: Int16.self))
raw.deallocate()
struct Pair { var low: UInt32, high: UInt32 }
print(unsafeBitCast(Pair(low: 5, high: 1), to: UInt64.self), unsafeBitCast(UInt64(7) << 32, to: Pair.self))
