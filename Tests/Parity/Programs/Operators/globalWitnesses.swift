// enum with payload; synthesized replaced by global ==; compound +=
enum Shape: Equatable { case circle(Double), square(Double) }
func == (a: Shape, b: Shape) -> Bool { switch (a, b) { case (.circle(let x), .circle(let y)): return x.rounded() == y.rounded()
 case (.square, .square): return true
 default: return false } }
print(Shape.circle(1.1) == .circle(1.2), [Shape.square(2)] == [.square(3)], Shape.circle(1) != .square(1))
print([Shape.square(2)].firstIndex(of: .square(9)) as Any)
struct Money: AdditiveArithmetic { var c: Int; static var zero: Money { Money(c: 0) } }
func + (a: Money, b: Money) -> Money { Money(c: a.c + b.c) }
func - (a: Money, b: Money) -> Money { Money(c: a.c - b.c) }
func += (a: inout Money, b: Money) { a.c += b.c }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { var t = Element.zero; for e in self { t += e }; return t } }
print([Money(c: 1), Money(c: 3)].sum().c, (Money(c: 3) - Money(c: 1)).c)
class Base: Equatable { var n = 1 }
class Sub: Base {}
func == (l: Base, r: Base) -> Bool { type(of: l) == type(of: r) && l.n == r.n }
print(Base() == Sub(), Sub() == Sub(), [Sub()].contains(Sub()))
