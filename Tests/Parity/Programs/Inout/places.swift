// inout arguments: variables, elements, fields, computed places, nested calls, functions as values.
func increment(_ value: inout Int, by amount: Int = 1) { value += amount }
func twice(_ change: (inout Int) -> Void, _ value: inout Int) { change(&value); change(&value) }
func append<T>(_ item: T, to list: inout [T]) { list.append(item) }
func exchange<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
struct Box {
  var number = 1; var list = [1, 2];
  var tens: Int {
    get { number * 10 }
    set { number = newValue / 10 }
  }
  subscript(index: Int) -> Int {
    get { list[index] }
    set { list[index] = newValue }
  }
  mutating func outer() { inner(&number); inner(&list[0]) }
  private func inner(_ value: inout Int) { value += 100 }
}
var n = 1
increment(&n)
increment(&n, by: 5)
print(n)
var box = Box()
increment(&box.number)
increment(&box.tens, by: 10)
increment(&box[1])
increment(&box.list[0], by: 7)
append(9, to: &box.list)
print(box)
box.outer()
print(box.number, box.list)
twice({ $0 *= 3 }, &n)
twice({ increment(&$0, by: 2) }, &box[2])
print(n, box[2])
var a = "a", b = "b"
exchange(&a, &b)
swap(&a, &b)
exchange(&a, &b)
print(a, b)
var dictionary = ["k": 1]
increment(&dictionary["k"]!)
increment(&dictionary["new", default: 40], by: 2)
print(dictionary.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var optional: Int? = 3
if optional != nil { increment(&optional!) }
func reset(_ value: inout Int?) { value = nil }
print(
  optional!,
  {
    reset(&optional); return optional as Any
  }())
var tuple = (x: 1, y: [2])
increment(&tuple.x)
append(3, to: &tuple.y)
print(tuple)
final class Holder { var value = 1 { didSet { print("did", oldValue, value) } }; var box = Box() }
let holder = Holder()
increment(&holder.value)
increment(&holder.box.number, by: 4)
exchange(&holder.box.list[0], &n)
print(holder.box, n)
let change: (inout Int, Int) -> Void = { $0 -= $1 }
change(&n, 1)
print(n)
func recursive(_ list: inout [Int], _ depth: Int) { if depth > 0 { list.append(depth); recursive(&list, depth - 1); list[0] += 1 } }
var list = [0]
recursive(&list, 3)
print(list, list.withUnsafeBufferPointer { $0.count })
extension Int { mutating func square() { self *= self }; mutating func toggleSign() { self = -self } }
n = 4
n.square()
n.toggleSign()
var numbers = [1, 2, 3]
numbers[1].square()
for index in numbers.indices { numbers[index].toggleSign() }
print(n, numbers)
