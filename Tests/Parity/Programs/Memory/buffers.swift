var numbers = [5, 3, 8, 1]
let sum = numbers.withUnsafeBufferPointer { buffer in buffer.reduce(0, +) }
print(sum, numbers.withUnsafeBufferPointer { ($0.count, $0.first ?? 0, $0.baseAddress![2], $0.max() ?? 0) })
numbers.withUnsafeMutableBufferPointer { buffer in
  buffer[0] = 10
  buffer.swapAt(1, 2)
  for index in buffer.indices where index > 1 { buffer[index] *= 2 }
}
print(numbers)
numbers.withUnsafeMutableBufferPointer { $0.sort() }
print(numbers)
enum Stop: Error { case now }
do {
  try numbers.withUnsafeMutableBufferPointer { buffer in
    buffer[0] = -1
    throw Stop.now
  }
} catch { print(error, numbers) }

let buffer = UnsafeMutableBufferPointer<String>.allocate(capacity: 3)
let (rest, filled) = buffer.initialize(from: ["a", "b"])
print(filled, buffer[0] + buffer[1])
_ = rest
buffer.initializeElement(at: 2, to: "c")
print(Array(buffer), buffer.joined(separator: "-"), buffer.contains("c"))
print(UnsafeMutableBufferPointer(rebasing: buffer[1...]).map { $0.uppercased() })
buffer.deinitialize()
buffer.deallocate()

let squares = [Int](unsafeUninitializedCapacity: 10) { buffer, count in
  for index in 0..<4 { buffer[index] = index * index }
  count = 4
}
print(squares)
let text = String(unsafeUninitializedCapacity: 4) { buffer in
  buffer.initialize(fromContentsOf: [72, 105, 33])
}
print(text)
func average(_ values: UnsafeBufferPointer<Double>) -> Double {
  values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
}
print([1.0, 2, 6].withUnsafeBufferPointer(average), average(UnsafeBufferPointer(start: nil, count: 0)))
print("héllo".utf8.withContiguousStorageIfAvailable { $0.count } ?? -1)
print("hé".withCString { pointer in (0..<3).map { pointer[$0] } })
"abc".withCString { print(String(cString: $0)) }
