// What is deferred at the top level is done where the program ends.
print("begin")
defer { print("last") }
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
defer {
  numbers.deallocate()
  print("freed")
}
numbers.initialize(repeating: 4, count: 2)
print(numbers[1], Later().text)
struct Later { var text = "declared behind" }
for number in 0..<2 {
  defer { print("done with", number) }
  print(numbers[number] + number)
}
