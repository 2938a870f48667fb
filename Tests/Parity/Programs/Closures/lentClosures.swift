// A closure that does not escape may be lent as one that does, while it is used.
final class Reader {
  var isWhole: (String) -> Int = { _ in 0 }
  func next(_ isWhole: (String) -> Int) -> Int {
    withoutActuallyEscaping(isWhole) { judge in
      self.isWhole = judge
      defer { self.isWhole = { _ in 0 } }
      return self.isWhole("line")
    }
  }
}
let reader = Reader()
print(reader.next { $0.count }, reader.isWhole("line"))
func all(_ numbers: [Int], _ test: (Int) -> Bool) -> Bool {
  withoutActuallyEscaping(test) { test in
    numbers.lazy.filter { !test($0) }.isEmpty
  }
}
print(all([1, 3]) { $0 % 2 == 1 }, all([1, 2]) { $0 % 2 == 1 })
