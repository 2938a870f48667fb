// Of several overloads, the subscript that follows wants one.
let numbers = [1, 2, 3]
let last = numbers.reversed()[0]
print(last, numbers.reversed()[1] + 1, numbers.filter { $0 > 1 }.reversed()[0])
print((1...3).reversed()[0...].map { $0 * 2 }, "abc".reversed()[0], numbers.sorted().reversed()[1])
print(numbers.enumerated().reversed()[0].offset)
func values() -> [Int] { [7] }
func values() -> [String: Int] { ["a": 8] }
print(values()[0], values()["a"]!)
