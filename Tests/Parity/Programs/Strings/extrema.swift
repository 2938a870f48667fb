// In extensions of `String`, `min` and `max` of two values are the functions.
extension String {
  func parts(of length: Int) -> [String] {
    let all = Array(self)
    return stride(from: 0, to: all.count, by: max(length, 1)).map {
      String(all[$0..<min($0 + length, all.count)])
    }
  }
  func clipped(to length: Int) -> String { String(prefix(min(length, count))) }
  var extremes: String { "\(min() ?? "-")\(max() ?? "-")" }
  var lowest: Character? { self.min { $0 < $1 } }
}
print("Swallow".parts(of: 3), "Swallow".clipped(to: 4), "Swallow".extremes)
print("Swift".lowest ?? "-", ["b", "a"].min() ?? "", "hello".max() ?? "-", max("a", "b"))
