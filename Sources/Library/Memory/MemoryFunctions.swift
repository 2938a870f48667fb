// The string and memory functions of the C library.

func strlen(_ text: UnsafePointer<CChar>) -> UInt {
  var count = 0
  while text[count] != 0 { count += 1 }
  return UInt(count)
}
func strcmp(_ lhs: UnsafePointer<CChar>, _ rhs: UnsafePointer<CChar>) -> Int32 {
  strncmp(lhs, rhs, Int.max)
}
func strncmp(
  _ lhs: UnsafePointer<CChar>, _ rhs: UnsafePointer<CChar>, _ count: Int
) -> Int32 {
  var i = 0
  while i < count {
    let (a, b) = (UInt8(bitPattern: lhs[i]), UInt8(bitPattern: rhs[i]))
    if a != b { return Int32(a) - Int32(b) }
    if a == 0 { return 0 }
    i += 1
  }
  return 0
}
func atoi(_ text: UnsafePointer<CChar>) -> Int32 {
  let text = String(cString: text).drop(while: \.isWhitespace)
  let sign = text.first == "-" || text.first == "+" ? text.prefix(1) : ""
  let digits = text.dropFirst(sign.count).prefix(while: { ("0"..."9").contains($0) })
  return Int32(sign + digits) ?? 0
}
func atof(_ text: UnsafePointer<CChar>) -> Double {
  var text = String(cString: text).drop(while: \.isWhitespace)
  while !text.isEmpty {
    if let value = Double(text) { return value }
    text = text.dropLast()
  }
  return 0
}
@discardableResult
func memmove(
  _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer {
  target.copyMemory(from: source, byteCount: count)
  return target
}
@discardableResult
func memcpy(
  _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: Int
) -> UnsafeMutableRawPointer {
  memmove(target, source, count)
}
@discardableResult
func memset(
  _ target: UnsafeMutableRawPointer, _ value: Int32, _ count: Int
) -> UnsafeMutableRawPointer {
  let byte = UInt8(truncatingIfNeeded: value)
  for i in 0..<count { target.storeBytes(of: byte, toByteOffset: i, as: UInt8.self) }
  return target
}
func memcmp(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ count: Int
) -> Int32 {
  for i in 0..<count {
    let a = lhs.load(fromByteOffset: i, as: UInt8.self)
    let b = rhs.load(fromByteOffset: i, as: UInt8.self)
    if a != b { return Int32(a) - Int32(b) }
  }
  return 0
}
