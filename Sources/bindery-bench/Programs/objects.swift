// Objects that refer to each other, with methods.
final class Account {
  var balance: Int
  let next: Account?
  init(balance: Int, next: Account?) {
    self.balance = balance
    self.next = next
  }
  func deposit(_ amount: Int) { balance += amount }
}
func run() -> Int {
  var first: Account?
  for i in 0..<1000 { first = Account(balance: i, next: first) }
  for round in 0..<1500 {
    var account = first
    while let current = account {
      current.deposit(round)
      account = current.next
    }
  }
  var total = 0
  var account = first
  while let current = account {
    total += current.balance
    account = current.next
  }
  return total
}
print(run())
