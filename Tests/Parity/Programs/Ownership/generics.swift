// Generic code over what cannot be copied, optionals of it, and protocols.
struct File: ~Copyable {
  let number: Int
  deinit { print("close", number) }
}

protocol Resource: ~Copyable {
  consuming func end()
  borrowing func look() -> Int
}
extension File: Resource {
  consuming func end() { print("end") }
  func look() -> Int { number }
}
struct Plain: Resource {
  let number: Int
  func end() { print("plain end") }
  func look() -> Int { number }
}

func finish<T: Resource & ~Copyable>(_ resource: consuming T) {
  print(resource.look())
  resource.end()
  print("finished")
}
finish(File(number: 1))
finish(Plain(number: 2))

func maybe(_ flag: Bool) -> File? { flag ? File(number: 3) : nil }
if let file = maybe(true) { print("has", file.number) } else { print("none") }
if let file = maybe(false) { print("has", file.number) } else { print("none") }

struct Box<T: ~Copyable>: ~Copyable {
  private var value: T?
  init(_ value: consuming T) { self.value = consume value }
  mutating func take() -> T? { value.take() }
}

do {
  var box = Box(File(number: 4))
  if let file = box.take() { print("taken", file.number) }
  print(box.take() == nil)
  print("behind")
}
do {
  var box = Box("text")
  print(box.take() ?? "-")
}

func shout(_ text: consuming String) -> String {
  text += "!"
  return text
}
print(shout("hey"))
func count(_ list: borrowing [Int]) -> Int { list.count }
print(count([1, 2]))
func moved() {
  let list = [1, 2, 3]
  let other = consume list
  print(other)
  var text = "a"
  let first = consume text
  text = "b"
  print(first, text)
}
moved()
