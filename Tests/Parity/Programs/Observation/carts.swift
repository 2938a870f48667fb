// Observation
import Observation

@Observable final class Cart {
  var items: [Item] = []
  var coupon: String?
  @ObservationIgnored var log = 0
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var price: Double
    var qty = 1
  }
  var total: Double { items.reduce(0) { $0 + $1.price * Double($1.qty) } }
  func add(_ i: Item) {
    if let k = items.firstIndex(where: { $0.id == i.id }) {
      items[k].qty += 1
    } else {
      items.append(i)
    }
  }
}
let cart = Cart()
func track(_ label: String) {
  withObservationTracking {
    _ = cart.total
  } onChange: {
    print("change", label)
  }
}
track("1")
cart.coupon = "X"
cart.add(.init(id: 1, name: "a", price: 2))
track("2")
cart.add(.init(id: 1, name: "a", price: 2))
print(cart.total)
track("3")
cart.log += 1
cart.items = cart.items
print("same")
cart.items[0].price = 5
print(cart.total)
@Observable class Parent { var child = Child() }
@Observable class Child {
  var name = "c"
  init() {}
}
let p = Parent()
withObservationTracking {
  print(p.child.name)
} onChange: {
  print("child changed")
}
p.child.name = "d"
withObservationTracking {
  print(p.child.name)
} onChange: {
  print("child changed")
}
p.child = Child()
@Observable class Settings {
  var volume = 5 {
    didSet {
      if volume > 10 { volume = 10 }
      print("didSet \(oldValue)->\(volume)")
    }
  }
  @ObservationIgnored lazy var big = "big"
}
let st = Settings()
st.volume = 20
print(st.volume, st.big)
let kp: ReferenceWritableKeyPath<Settings, Int> = \.volume
st[keyPath: kp] += -3
print(st.volume)
func auto(_ apply: @escaping () -> Void) { withObservationTracking(apply) { print("will") } }
auto { print("v", st.volume) }
st.volume -= 1
