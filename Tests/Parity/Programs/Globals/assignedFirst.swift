// The first access of a static variable evaluates its initial value, even if it sets another one.

func made(_ name: String) -> Int {
  print("made", name)
  return 1
}

final class Tracked {
  let name: String
  init(_ name: String) { (self.name, _) = (name, print("init", name)) }
  deinit { print("deinit", name) }
}

enum Defaults {
  static var count = made("count")
  static var list = [made("list")]
  static var observed = made("observed") { didSet { print("from", oldValue) } }
  static var tracked = Tracked("default")
  static var plain = 1
  static var pair = (made("left"), made("right"))
}

Defaults.count = 5
print(Defaults.count)
Defaults.list = []
print(Defaults.list)
Defaults.observed = 7
Defaults.tracked = Tracked("other")
print(Defaults.tracked.name)
Defaults.plain = 2
print(Defaults.plain)
Defaults.pair.0 = 3
print(Defaults.pair)

struct Settings {
  static var first = made("first")
  static var second = made("second")
}
(Settings.first, Settings.second) = (4, 5)
print(Settings.first, Settings.second)
for number in 0..<2 { Settings.first = number }
print(Settings.first)
