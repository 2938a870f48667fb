// What all buffers share: elements indexed from 0.

protocol _Buffer: RandomAccessCollection where Index == Int, Indices == Range<Int> {
  var count: Int { get }
}
extension _Buffer {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
}
