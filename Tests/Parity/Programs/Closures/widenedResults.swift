// A function that changes its argument becomes one that gives an optional.
let numbers = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int in
  defer { state = (state.1, state.0 + state.1) }
  return state.0
}
print(Array(numbers.prefix(8)))
func firstThree<S, T>(_ state: S, _ next: @escaping (inout S) -> T?) -> [T] {
  var state = state
  var result: [T] = []
  while let value = next(&state), result.count < 3 { result.append(value) }
  return result
}
func step(_ number: inout Int) -> String { number *= 2; return "n\(number)" }
print(firstThree(1, step))
let widened: (inout Int) -> Any = step
var number = 5
print(widened(&number), number)
