// `lazy` in bodies, and in what a memberwise initializer takes.

func report(_ count: Int) -> Int {
  lazy var expensive: [Int] = {
    print("computing")
    return [count, count]
  }()
  print("before")
  if count > 1 { expensive.append(3) }
  lazy var never = { fatalError("not asked for") }()
  let later = { expensive.count }
  return later() + expensive.count
}
print(report(1), report(2))

do {
  var number = 0
  lazy var doubled = number * 2
  number = 21
  print(doubled)
  number = 1
  print(doubled)
  doubled += 1
  print(doubled)
}

class Shop {
  var items = ["a", "b"]
  func label() -> String {
    lazy var joined = items.joined(separator: "+")
    items.append("c")
    return joined + joined
  }
}
print(Shop().label())

struct Cache {
  lazy var values: [Int] = {
    print("filling")
    return [1]
  }()
  var limit = 0
}
var cache = Cache(limit: 5)
print(cache.values)
var given = Cache(values: [9], limit: 1)
print(given.values, given.limit)
