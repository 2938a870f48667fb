// `discard self`, changes in place, and noncopyable values inside of others.
struct Token: ~Copyable {
  let id: Int
  deinit { print("drop", id) }
  consuming func spend() {
    print("spend", id)
    discard self
  }
  consuming func hand(to other: (borrowing Token) -> Void) { other(self) }
}

do {
  let token = Token(id: 1)
  token.spend()
  let other = Token(id: 2)
  other.hand { print("lent", $0.id) }
  print("handed")
}

struct Counter: ~Copyable {
  var count: Int
  mutating func increase() { count += 1 }
  deinit { print("counted", count) }
}

func increase(_ counter: inout Counter) { counter.count += 10 }
func counting() {
  var counter = Counter(count: 1)
  increase(&counter)
  counter.increase()
  print(counter.count)
}
counting()

func again(_ flag: Bool) {
  var counter = Counter(count: 100)
  if flag {
    let mine = consume counter
    print("mine", mine.count)
    counter = Counter(count: 200)
  }
  print("left", counter.count)
}
again(true)
again(false)

struct Pair: ~Copyable {
  var first: Token
  var second: Token
  deinit { print("pair") }
}
do {
  let pair = Pair(first: Token(id: 3), second: Token(id: 4))
  print(pair.first.id + pair.second.id)
}

final class Owner {
  let token: Token
  init(_ id: Int) { token = Token(id: id) }
  deinit { print("owner") }
}
do {
  let owner = Owner(5)
  print(owner.token.id)
}

enum State: ~Copyable { case idle, busy(Int) }
func show(_ state: borrowing State) {
  switch state {
  case .idle: print("idle")
  case .busy(let count): print("busy", count)
  }
}
show(.busy(3))
show(.idle)
