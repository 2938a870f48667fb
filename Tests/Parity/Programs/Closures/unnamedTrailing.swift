// Trailing closures for parameters without labels.
func sum(_ first: () -> Int, _ second: () -> Int) -> Int { first() + second() }
print(sum { 1 } _: { 2 })
print(sum({ 3 }) { 4 })
func all(_ first: () -> Int, _ second: () -> Int, third: () -> Int) -> [Int] {
  [first(), second(), third()]
}
print(all { 1 } _: { 2 } third: { 3 })
