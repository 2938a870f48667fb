// Properties along a class hierarchy: overriding stored ones, observers, computed, lazy, static.
class Base {
  var value = 1 { didSet { print("base did", oldValue, value) } }
  var plain = 5
  var computed: Int {
    get { plain * 2 }
    set { plain = newValue / 2 }
  }
  lazy var heavy: [Int] = {
    print("making"); return [plain]
  }()
  class var label: String { "base" }
  static var shared = 0
  var summary: String { "\(Self.label) \(value) \(plain) \(computed)" }
}
class Middle: Base {
  override var plain: Int { didSet { print("middle did", oldValue, plain) } }
  override var computed: Int {
    get { super.computed + 1 }
    set { super.computed = newValue }
  }
  override class var label: String { "middle of " + super.label }
}
final class Leaf: Middle {
  override var plain: Int {
    get { super.plain * 100 }
    set { super.plain = newValue / 100 }
  }
  var extra = "x"
  override var summary: String { super.summary + extra }
}
let objects = [Base(), Middle(), Leaf()]
for object in objects {
  object.plain = 700
  object.computed = 40
  object.plain += 100
  print(object.summary, object.heavy.count)
  Base.shared += object.plain
}
print(Base.shared, Middle.shared, Leaf.label)
func touch(_ number: inout Int) { number += 1 }
touch(&objects[1].plain)
touch(&objects[2].plain)
print(objects.map(\.plain), objects[2][keyPath: \.computed])
objects[0].value += 1
protocol Sized { var size: Int { get set } }
class Shape: Sized { var size = 1 }
class Round: Shape {
  override var size: Int {
    get { super.size + 10 }
    set { super.size = newValue }
  }
}
var sized: any Sized = Round()
sized.size += 5
print(sized.size, (sized as! Shape).size)
