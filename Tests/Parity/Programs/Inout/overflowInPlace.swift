// An overflow in place ends the program before anything is written.
final class Meter {
  var values = [1, Int.max]
  func add(_ amount: Int) {
    for index in values.indices {
      print(index)
      values[index] += amount
    }
  }
}
Meter().add(1)
print("not reached")
