// Memory that is taken and given back by hand.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 4)
numbers.initialize(repeating: 7, count: 4)
numbers[1] = 8
(numbers + 2).pointee = 9
numbers.pointee += 4
print(numbers.pointee, numbers[1], numbers[2], numbers.successor().pointee)
print(numbers < numbers + 1, (numbers + 3) - numbers, numbers.distance(to: numbers.advanced(by: 2)))
for pointer in stride(from: numbers, to: numbers + 4, by: 2) { print(pointer.pointee, terminator: " ") }
print()
let reader = UnsafePointer(numbers)
print(reader[3], (reader + 1).predecessor() == reader, Set([reader, reader + 1, reader]).count)

let copy = UnsafeMutablePointer<Int>.allocate(capacity: 4)
copy.initialize(from: numbers, count: 4)
copy.update(repeating: 1, count: 2)
numbers.update(from: copy, count: 3)
print((0..<4).map { numbers[$0] }, (0..<4).map { copy[$0] })
copy.deinitialize(count: 4)
copy.deallocate()

/// A list that owns its memory.
struct Stack<Element> {
  private final class Storage {
    var elements: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int
    init(capacity: Int) {
      self.capacity = capacity
      elements = .allocate(capacity: capacity)
    }
    func grow() {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: elements, count: count)
      elements.deallocate()
      elements = larger
      capacity *= 2
    }
    deinit {
      elements.deinitialize(count: count)
      elements.deallocate()
      print("freed", capacity)
    }
  }
  private let storage = Storage(capacity: 1)
  func push(_ element: Element) {
    if storage.count == storage.capacity { storage.grow() }
    (storage.elements + storage.count).initialize(to: element)
    storage.count += 1
  }
  func pop() -> Element? {
    guard storage.count > 0 else { return nil }
    storage.count -= 1
    return (storage.elements + storage.count).move()
  }
}
do {
  let stack = Stack<String>()
  for word in ["a", "b", "c"] { stack.push(word) }
  print(stack.pop() ?? "-", stack.pop() ?? "-")
}

var total = 3
let doubled = withUnsafeMutablePointer(to: &total) { pointer -> Int in
  pointer.pointee *= 2
  return pointer.pointee
}
print(total, doubled, withUnsafePointer(to: total) { $0.pointee + 1 })
struct Size { var width = 1.0, height = 2.0 }
var size = Size()
withUnsafeMutablePointer(to: &size) { $0.pointee.height = 5 }
print(size)
let none: UnsafeMutablePointer<Int>? = nil
print(none == nil, UnsafePointer(none) == nil, Int(bitPattern: none))
numbers.deinitialize(count: 4)
numbers.deallocate()
