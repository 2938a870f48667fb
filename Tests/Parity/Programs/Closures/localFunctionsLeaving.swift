// Closures that leave a block go on calling its functions, which call each other.
func counter() -> (Int) -> Void {
  var list: [Int] = []
  func flush() {
    print("flush", list)
    list = []
  }
  func start() { flush() }
  start()
  return { number in
    list.append(number)
    if list.count == 2 { flush() }
  }
}
let count = counter()
for i in 1...5 { count(i) }

func later() -> () -> Int {
  func first() -> Int { second() + 1 }
  func second() -> Int { third() * 2 }
  func third() -> Int { 20 }
  return { first() }
}
print(later()())
