// Types that a program adds to those of the library say whose they are.
extension Int {
  enum Kind: String { case negative, zero, positive }
  struct Digits { var list: [Int] }
  var kind: Kind { self == 0 ? .zero : self > 0 ? .positive : .negative }
}
extension Int.Kind { struct Note { var text = "n" } }
extension Array {
  struct Window { var start = 0 }
  enum Part { case one(Element) }
}
extension Dictionary where Key == String { struct Choice { var value: Value } }
enum Own {}
extension Own { enum Inner { case a } }
print([3, -1, 0].map(\.kind), [Int.Digits(list: [1])], [Int.Kind.Note()])
print([Array<Int>.Window()], [[Int].Part.one(1)], [[String: Int].Choice(value: 1)], [Own.Inner.a])
print(Int.Kind.self, Array<Int>.Window.self, [Int.Kind.self], String(reflecting: Int.Kind.zero))
debugPrint(Int.Kind.negative)
dump(Int.Digits(list: [1, 2]))
dump(Int.Kind.zero)
