// A literal without a point is a Double where only Double has the member.
extension Double {
  var kilometres: Double { self * 1_000 }
  var metres: Double { self }
  var feet: Double { self / 3.28084 }
  func doubled() -> Double { self * 2 }
}
extension Int {
  var squared: Int { self * self }
}
print(3.kilometres, 25.4.metres, 3.feet)
print(42.kilometres + 195.metres)
print((1 + 2).kilometres, (3).metres, (-3).feet < 0, -3.metres)
print(3.doubled(), 3.squared, (2 + 3).squared)
let marathon = 42.kilometres + 195.metres
print("A marathon is \(marathon) metres long, half of it \(marathon / 2).")
