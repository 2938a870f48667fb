// A tokenizer, a recursive-descent parser and an evaluator.
enum Token: Equatable, CustomStringConvertible {
  case number(Double), op(Character), name(String), open, close, comma
  var description: String {
    switch self {
    case .number(let n): "\(n)";
    case .op(let c): String(c);
    case .name(let s): s;
    case .open: "(";
    case .close: ")";
    case .comma: ","
    }
  }
}
enum ParseError: Error, Equatable { case unexpected(Character, at: Int), unexpectedEnd, unknown(name: String), expected(String, found: Token?) }
struct Lexer {
  let text: [Character]; var position = 0
  init(_ s: String) { text = Array(s) }
  mutating func tokens() throws -> [Token] {
    var result = [Token]()
    while position < text.count {
      let c = text[position]
      switch c {
      case _ where c.isWhitespace: position += 1
      case "0"..."9", ".":
        let start = position
        while position < text.count, text[position].isNumber || text[position] == "." { position += 1 }
        result.append(.number(Double(String(text[start..<position]))!))
      case "+", "-", "*", "/", "^": result.append(.op(c)); position += 1
      case "(": result.append(.open); position += 1
      case ")": result.append(.close); position += 1
      case ",": result.append(.comma); position += 1
      case let l where l.isLetter:
        var name = ""
        while position < text.count, text[position].isLetter { name.append(text[position]); position += 1 }
        result.append(.name(name))
      default: throw ParseError.unexpected(c, at: position)
      }
    }
    return result
  }
}
indirect enum Expr { case number(Double), binary(Character, Expr, Expr), negate(Expr), call(String, [Expr]), variable(String) }
struct Parser {
  var tokens: ArraySlice<Token>
  static let precedence: [Character: (level: Int, isRight: Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  mutating func parse() throws -> Expr { let e = try expression(0); if let extra = tokens.first { throw ParseError.expected("end", found: extra) }; return e }
  mutating func expression(_ minimum: Int) throws -> Expr {
    var left = try unary()
    while case .op(let c)? = tokens.first, let (level, isRight) = Self.precedence[c], level >= minimum {
      tokens.removeFirst()
      left = .binary(c, left, try expression(isRight ? level : level + 1))
    }
    return left
  }
  mutating func unary() throws -> Expr { if tokens.first == .op("-") { tokens = tokens.dropFirst(); return .negate(try unary()) }; return try primary() }
  mutating func primary() throws -> Expr {
    guard let token = tokens.popFirst() else { throw ParseError.unexpectedEnd }
    switch token {
    case .number(let n): return .number(n)
    case .open: let e = try expression(0); try expect(.close); return e
    case .name(let n):
      guard tokens.first == .open else { return .variable(n) }
      tokens.removeFirst(); var args: [Expr] = []
      repeat { args.append(try expression(0)) } while skipComma()
      try expect(.close); return .call(n, args)
    default: throw ParseError.expected("value", found: token)
    }
  }
  mutating func skipComma() -> Bool { if tokens.first == .comma { tokens.removeFirst(); return true }; return false }
  mutating func expect(_ t: Token) throws { guard tokens.popFirst() == t else { throw ParseError.expected(t.description, found: tokens.first) } }
}
extension Expr {
  func value(_ env: [String: Double] = [:]) throws -> Double {
    switch self {
    case .number(let n): return n
    case .negate(let e): return try -e.value(env)
    case .variable(let n): guard let v = env[n] else { throw ParseError.unknown(name: n) }; return v
    case .call("max", let a): return try a.map { try $0.value(env) }.max()!
    case .call("sum", let a): return try a.reduce(0) { try $0 + $1.value(env) }
    case .call(let n, _): throw ParseError.unknown(name: n)
    case let .binary(o, l, r):
      let (a, b) = (try l.value(env), try r.value(env))
      switch o {
      case "+": return a + b;
      case "-": return a - b;
      case "*": return a * b;
      case "/": return a / b
      default: var p = 1.0; for _ in 0..<Int(b) { p *= a }; return p
      }
    }
  }
}
for s in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-x + 10 / 4", "max(1, sum(2, 3), 4) * 2", "1 +", "2 $ 3", "foo(1)", "(1", "1 2"] {
  do { var lexer = Lexer(s); var parser = Parser(tokens: try lexer.tokens()[...]); print(s, "=", try parser.parse().value(["x": 3])) } catch let e as ParseError { print(s, "!", e) }
}
