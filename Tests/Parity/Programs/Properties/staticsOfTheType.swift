// The initial value of a static property may call on its type without naming it.
enum Operation: String, CaseIterable {
  case add = "+", subtract = "-", multiply
  static let symbols = allCases.map(\.rawValue).joined(separator: " ")
  static let first = allCases.first!
  static var bySymbol = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  static let count = allCases.count
  static let described = { allCases.map { "\($0)" } }()
}
print(Operation.symbols, Operation.first, Operation.count, Operation.described)
print(Operation.bySymbol["-"]!, Operation.bySymbol.count)

struct Settings {
  static func name() -> String { "\(Self.self)" }
  static var computed: String { name() + " computed" }
  static let one = name()
  static let two = computed
  static let three = { name() + " in a closure" }()
  static let four = make(size: 4)
  static func make(size: Int) -> Settings { Settings(size: size) }
  var size = 1
}
print(Settings.one, Settings.two, Settings.three, Settings.four)

class Shape {
  class func make() -> Shape { Shape() }
  static let shared = make()
  static let total: Int = { sides() * 2 }()
  static func sides() -> Int { 4 }
}
class Square: Shape { override class func make() -> Shape { Square() } }
print(type(of: Shape.shared), Shape.total, type(of: Square.shared))

extension Int {
  static let almostMax = max - 1
  static let lucky = seven()
  static func seven() -> Int { 7 }
}
print(Int.almostMax == .max - 1, Int.lucky)
