// What a pointer points to need not be copyable.
struct Handle: ~Copyable {
  let number: Int
  deinit { print("close", number) }
}
struct Box<T: ~Copyable>: ~Copyable {
  private let memory: UnsafeMutablePointer<T>
  init(_ value: consuming T) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: value)
  }
  func read<R>(_ body: (borrowing T) -> R) -> R { body(memory.pointee) }
  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}
do {
  let box = Box(Handle(number: 1))
  print(box.read { $0.number })
}
print(Box(3).read { $0 + 1 })
