// Closures behind an initializer that takes none are those of `callAsFunction`.
struct Scale {
  var factor = 1
  func callAsFunction(_ value: () -> Int) -> Int { value() * factor }
  func callAsFunction(_ value: () -> Int, plus rest: () -> Int) -> Int {
    value() * factor + rest()
  }
}
print(Scale { 5 }, Scale(factor: 3) { 5 })
print(Scale(factor: 2) { 5 } plus: { 1 })
