// `.zero` beside a value: the value tells the type, whatever the parameter asks of it.
struct Money: AdditiveArithmetic, Comparable {
  var cents: Int
  static var zero: Money { Money(cents: 0) }
  static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
  static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents) }
  static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
}
func last<T: Comparable>(_ first: T, _ second: T) -> T { second }
print(max(.zero, Money(cents: 9)), min(Money(cents: 3), .init(cents: 1)))
print(last(.zero, Money(cents: 1)), last(Money(cents: 1), .zero))
let owed = [Money(cents: 5), Money(cents: 7)]
print(owed.reduce(.zero, +), max(.zero, owed[0] - owed[1]))
