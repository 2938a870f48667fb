// Initialisers, static members, computed members and subscripts of enumerations.
enum Temperature {
  case celsius(Double)
  case kelvin(Double)
  init(_ celsius: Double) { self = .celsius(celsius) }
  init?(text: String) {
    guard let last = text.last, let number = Double(text.dropLast()) else { return nil }
    switch last {
    case "C": self = .celsius(number)
    case "K": self = .kelvin(number)
    default: return nil
    }
  }
  static let freezing: Self = .celsius(0)
  static var boiling: Self { .celsius(100) }
  var celsius: Double {
    get {
      if case .celsius(let value) = self { return value }
      guard case .kelvin(let value) = self else { fatalError() }
      return value - 273
    }
    set { self = .celsius(newValue) }
  }
  subscript(unit: Character) -> Double? {
    switch unit {
    case "C": celsius
    case "K": celsius + 273
    default: nil
    }
  }
}
var reading = Temperature(21.5)
print(reading, reading.celsius, Temperature.freezing, Temperature.boiling)
reading.celsius += 2
print(reading, reading["K"]!, reading["F"] as Any)
print(Temperature(text: "300K")!, Temperature(text: "300K")!.celsius, Temperature(text: "x") as Any)
reading = .kelvin(280)
reading.celsius = reading.celsius
print(reading)
func describe(_ temperature: Temperature?) -> String {
  switch temperature {
  case .celsius(let value)? where value < 0: "frost \(value)"
  case .some(.celsius): "mild"
  case .kelvin(0): "nothing moves"
  case .kelvin?: "kelvin"
  case nil: "unknown"
  }
}
for one: Temperature? in [.celsius(-4), .celsius(4), .kelvin(0), .kelvin(1), nil] {
  print(describe(one))
}
enum Never2 {}
print([Never2]().count)
enum Namespace {
  static var counter = 0
  static func next() -> Int { counter += 1; return counter }
  enum Inner { static let name = "inner" }
}
print(Namespace.next(), Namespace.next(), Namespace.Inner.name)
