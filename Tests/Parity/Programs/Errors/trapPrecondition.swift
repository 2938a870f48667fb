// A precondition that does not hold.
func half(_ number: Int) -> Int {
  precondition(number % 2 == 0, "\(number) is odd")
  return number / 2
}
print(half(8))
print(half(7))
