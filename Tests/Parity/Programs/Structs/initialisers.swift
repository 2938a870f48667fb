// Initialisers: delegation, failure, throws, generic ones, defaults, and those of extensions.
struct Fraction: CustomStringConvertible {
  let top: Int
  let bottom: Int
  enum Problem: Error { case zeroBelow(Int) }
  init(_ top: Int, over bottom: Int) throws {
    guard bottom != 0 else { throw Problem.zeroBelow(top) }
    self.top = top
    self.bottom = bottom
  }
  init(whole: Int) { top = whole; bottom = 1 }
  init?(_ text: String) {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    do { try self.init(parts[0], over: parts[1]) } catch { return nil }
  }
  init<Numbers: Collection>(of numbers: Numbers) where Numbers.Element == Int {
    self.init(whole: numbers.reduce(0, +))
  }
  var description: String { "\(top)/\(bottom)" }
}
print(
  Fraction(whole: 3), try Fraction(1, over: 2), Fraction("3/4")!, Fraction("3/0") as Any,
  Fraction("x") as Any)
print(Fraction(of: [1, 2, 3]), Fraction(of: 1...4))
do { _ = try Fraction(5, over: 0) } catch Fraction.Problem.zeroBelow(let top) {
  print("over nothing:", top)
}
struct Size {
  var width: Double
  var height: Double = 2
}
extension Size {
  init(square side: Double) { self.init(width: side, height: side) }
  init(_ sides: (Double, Double)) { (width, height) = sides }
}
print(Size(width: 1), Size(square: 3), Size((4, 5)))
struct Settings {
  let name: String
  var level: Int
  let limit: Int
  init(name: String = "none", isStrict: Bool) {
    self.name = name
    if isStrict {
      level = 9
      limit = 10
    } else {
      level = 1
      limit = level * 100
    }
    level += 1
  }
}
print(Settings(isStrict: true), Settings(name: "x", isStrict: false))
struct Wrapper<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  init() where Value: ExpressibleByIntegerLiteral { self.init(0) }
}
print(Wrapper("a"), Wrapper<Double>(), Wrapper(Wrapper(1)).value.value)
let makers: [(Double) -> Size] = [Size.init(square:), { Size(width: $0) }]
print(makers.map { $0(6) })
