// Buffers bound to another type for a while.
let words: [UInt32] = [0x0403_0201, 0x0807_0605]
let sum = words.withUnsafeBufferPointer { buffer in
  buffer.withMemoryRebound(to: UInt8.self) { bytes in
    print(bytes.count, Array(bytes))
    return bytes.reduce(0) { $0 + Int($1) }
  }
}
print(sum)

var letters: [UInt8] = Array("abc".utf8) + [0]
letters.withUnsafeMutableBufferPointer { buffer in
  buffer.withMemoryRebound(to: Int8.self) { text in
    text[0] -= 32
    print(text.count, String(cString: text.baseAddress!))
  }
}
print(letters)

struct Empty: Error {}
do {
  try UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0).withMemoryRebound(to: UInt8.self) {
    print($0.count, $0.baseAddress as Any)
    throw Empty()
  }
} catch {
  print(error)
}
