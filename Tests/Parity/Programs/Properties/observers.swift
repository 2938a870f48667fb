// willSet and didSet: order, names, nesting in structs, arrays, inout, init and statics.
struct Inner { var value = 0 { didSet { print("inner", oldValue, value) } } }
struct Outer {
  var inner = Inner() {
    willSet { print("outer will", newValue.value) }
    didSet { print("outer did", oldValue.value) }
  }
  var list = [1, 2] { didSet { print("list", oldValue.count, list.count) } }
}
extension Inner { var inner: Int { value } }
var outer = Outer()
outer.inner.value = 5
outer.inner = Inner(value: 7)
outer.list.append(3)
outer.list[0] = 9
outer.list.removeAll()
class Account {
  var balance: Int = 0 {
    willSet(next) { print("will", balance, next) }
    didSet(last) {
      print("did", last, balance)
      if balance < 0 { balance = 0 }
    }
  }
  var name = "a" { didSet { if name != oldValue { print("renamed") } else { print("same") } } }
  init(_ balance: Int) {
    self.balance = balance
    print("made")
    defer { self.balance += 1 }
  }
  static var total = 0 { didSet { print("total", total) } }
}
let account = Account(10)
account.balance = 3
account.balance -= 10
print(account.balance)
account.name = "a"
account.name = "b"
Account.total += 5
func bump(_ number: inout Int) { number += 100; number += 1 }
bump(&account.balance)
bump(&outer.inner.value)
swap(&account.balance, &outer.inner.value)
print(account.balance, outer.inner.value)
var observed = 1 {
  willSet { print("global will", newValue) }
  didSet { print("global did", oldValue) }
}
observed += 1
observed = observed * 10
var text: String? = nil { didSet { print(oldValue ?? "nil", text ?? "nil") } }
text = "x"
text?.append("y")
text = nil
