// Loops with labels, where, stride, while with bindings, repeat, zip, enumerated, early exits.
outer: for row in 1...4 {
  for column in 1...4 {
    if column == 3 { continue outer }
    if row == 3 { break outer }
    print(row, column, terminator: "; ")
  }
}
print()
for number in stride(from: 10, to: 0, by: -3) { print(number, terminator: " ") }
for number in stride(from: 0.0, through: 1.0, by: 0.25) { print(number, terminator: " ") }
for number in (1...10).reversed() where number % 4 == 0 { print(number, terminator: " ") }
print()
for (index, letter) in "héllo".enumerated() where index != 1 {
  print(index, letter, terminator: " ")
}
for (a, b) in zip(1..., ["x", "y"]) { print(a, b, terminator: " ") }
for _ in 0..<2 { print("tick", terminator: " ") }
for (key, value) in ["k": 1] { print(key, value) }
var stack = [1, 2, 3]
while let top = stack.popLast(), top > 1 { print("popped", top) }
print(stack)
var countdown = 3
repeat {
  countdown -= 1
  if countdown == 1 { continue }
  print("down", countdown)
} while countdown > 0
var n = 27, length = 0
while n != 1 {
  n = n % 2 == 0 ? n / 2 : 3 * n + 1
  length += 1
}
print("collatz", length)
let found: String? = {
  for word in ["aa", "b", "cc"] {
    if word.count == 1 { return word }
  }
  return nil
}()
print(found ?? "none")
search: do {
  for number in 1... {
    if number * number > 50 {
      print("found", number)
      break search
    }
  }
  print("never")
}
check: if stack.isEmpty == false {
  if stack[0] == 1 { break check }
  print("not reached")
}
switching: switch 3 {
case 3:
  for index in 0..<5 {
    if index == 2 { break switching }
    print("index", index)
  }
default: break
}
var iterator = [10, 20, 30].makeIterator()
while let next = iterator.next() { print(next, terminator: ",") }
print()
for row in [[1, 2], [], [3]] { for item in row { print(item, terminator: " ") } }
for case let (index, value) in [5, 6].enumerated() { print(index, value, terminator: " ") }
for character in "ab" + "c" { print(character.asciiValue!, terminator: " ") }
var total = 0
for i in 0..<3 { for j in i..<3 { total += i * j } }
print(total)
for number: Double in [1, 2] { print(number) }
let unused: Int
if total > 3 { unused = 1 } else { unused = 2 }
print(unused)
