// Literals between operators of a program's own type are values of that type where one is wanted.
indirect enum Term: ExpressibleByIntegerLiteral, CustomStringConvertible {
  case number(Int)
  case sum(Term, Term)
  case product(Term, Term)
  case negative(Term)

  init(integerLiteral value: Int) { self = .number(value) }
  static func + (left: Term, right: Term) -> Term { .sum(left, right) }
  static func * (left: Term, right: Term) -> Term { .product(left, right) }
  static prefix func - (term: Term) -> Term { .negative(term) }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(\(left) + \(right))"
    case .product(let left, let right): "\(left) * \(right)"
    case .negative(let term): "-(\(term))"
    }
  }
}

let plain: Term = 2 + 3 * 4
let signed: Term = 2 + 3 * -4
let x: Term = 7
let mixed: Term = 1 + x * 2
func term() -> Term { 5 * 6 + 7 }
func show(_ term: Term) { print(term) }
print(plain, signed, mixed, -x, term())
show(8 + 9)
let number: Int = 2 + 3 * 4
print(number)
