func rev(_ b: inout UnsafeMutableBufferPointer<Int>) { b[1...].reverse() }
var a = [1, 2, 3]
a.withUnsafeMutableBufferPointer { b in
  b[1...].reverse()
  b[..<2].sort(by: >)
  rev(&b)
  b[0..<1] = b[2..<3]
}
print(a)
var x = [1, 2, 3, 4]
x[1...].reverse()
x[..<2].swapAt(0, 1)
print(x)
struct Ring: MutableCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int {
    get { items[i % items.count] }
    set { items[i % items.count] = newValue }
  }
}
extension Ring: BidirectionalCollection, RandomAccessCollection { func index(before i: Int) -> Int { i - 1 } }
var ring = Ring(items: [5, 4, 3, 2, 1])
ring[1..<4].sort()
print(ring.items)
ring[2...].reverse()
ring[...2].swapAt(0, 2)
print(ring.items)
ring[0..<2] = Ring(items: [8, 9])[0..<2]
ring[..<3][0] = 7
print(ring.items, ring[1...].map { $0 * 2 })
func bump<C: MutableCollection>(_ c: inout C) where C.Element == Int, C.Index == Int {
  for i in c[1..<3].indices { c[i] += 100 }
  var part = c[1..<3]
  part[part.startIndex] = 0
  c[1..<3] = part
}
bump(&ring)
var plain = [1, 2, 3]
bump(&plain)
print(ring.items, plain)
var pair = ContiguousArray([3, 1, 2])
pair[1...].sort()
print(pair)
