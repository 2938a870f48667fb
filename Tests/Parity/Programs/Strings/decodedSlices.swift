// Texts of bytes that lie in arrays, slices and elsewhere.
let bytes = Array("häuser".utf8)
print(String(decoding: bytes, as: UTF8.self), String(decoding: bytes[0..<1], as: UTF8.self))
print(String(decoding: bytes[1..<3], as: UTF8.self), String(decoding: bytes[3...], as: UTF8.self))
print(String(decoding: bytes[2..<4], as: UTF8.self), String(decoding: bytes[2..<2], as: UTF8.self) == "")
print(String(decoding: bytes.reversed().suffix(1), as: UTF8.self))
print(String(decoding: Set([UInt8(65)]), as: UTF8.self), String(decoding: "xyz".utf8, as: UTF8.self))
print(String(decoding: bytes.lazy.filter { $0 < 128 }, as: UTF8.self))
print(String(decoding: [0xFF, 0x41] as [UInt8], as: UTF8.self))
var slice = bytes[3...]
slice[3] = 65
slice.append(66)
print(String(decoding: slice, as: UTF8.self), slice.count, bytes.count)
var pieces: [String: Int] = [:]
for start in 0...(bytes.count - 2) {
  pieces[String(decoding: bytes[start..<(start + 2)], as: UTF8.self), default: 0] += 1
}
print(pieces.count, pieces["us"]!)
