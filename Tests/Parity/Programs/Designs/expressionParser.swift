// Tokenizer + Pratt parser + interpreter
enum Token: Equatable { case num(Double), ident(String), op(String), lparen, rparen, comma, assign, eof }
struct LexError: Error, CustomStringConvertible { let ch: Character; let at: Int; var description: String { "unexpected '\(ch)' at \(at)" } }
struct Lexer: Sequence {
    let src: String
    func makeIterator() -> AnyIterator<Result<Token, LexError>> {
        var i = src.startIndex, stopped = false
        func take(while p: (Character) -> Bool) -> String { let s = i; while i < src.endIndex, p(src[i]) { i = src.index(after: i) }; return String(src[s..<i]) }
        return AnyIterator {
            guard !stopped else { return nil }
            _ = take(while: \.isWhitespace)
            guard i < src.endIndex else { stopped = true; return .success(.eof) }
            let c = src[i]
            switch c {
            case "0"..."9", ".": return .success(.num(Double(take { $0.isNumber || $0 == "." })!))
            case _ where c.isLetter: return .success(.ident(take { $0.isLetter || $0.isNumber || $0 == "_" }))
            case "+", "-", "*", "/", "^", "<", ">": i = src.index(after: i); return .success(.op(String(c)))
            case "(", ")", ",", "=": i = src.index(after: i); return .success(["(": .lparen, ")": .rparen, ",": .comma, "=": .assign][c]!)
            default: stopped = true; return .failure(LexError(ch: c, at: src.distance(from: src.startIndex, to: i)))
            }
        }
    }
}
indirect enum Expr { case num(Double), name(String), unary(String, Expr), binary(Expr, String, Expr), call(String, [Expr]), assign(String, Expr) }
extension Expr: CustomStringConvertible { var description: String { switch self { case .num(let n): n == n.rounded() ? String(Int(n)) : String(n); case .name(let s): s; case let .unary(o, e): "(\(o)\(e))"; case let .binary(l, o, r): "(\(l) \(o) \(r))"; case let .call(f, a): "\(f)(\(a.map(\.description).joined(separator: ", ")))"; case let .assign(n, e): "\(n) := \(e)" } } }
struct Parser {
    enum Failure: Error { case expected(Token, got: Token), unexpected(Token) }
    private var toks: ArraySlice<Token>
    init(_ s: String) throws { toks = try Lexer(src: s).map { try $0.get() }[...] }
    private static let power: [String: (Int, rightAssoc: Bool)] = ["<": (1, false), ">": (1, false), "+": (2, false), "-": (2, false), "*": (3, false), "/": (3, false), "^": (5, true)]
    private var peek: Token { toks.first ?? .eof }
    @discardableResult private mutating func next() -> Token { toks.popFirst() ?? .eof }
    private mutating func expect(_ t: Token) throws { let n = next(); if n != t { throw Failure.expected(t, got: n) } }
    mutating func parse() throws -> Expr { let e = try statement(); try expect(.eof); return e }
    private mutating func statement() throws -> Expr { if case .ident(let n) = peek, toks.dropFirst().first == .assign { next(); next(); return .assign(n, try expr()) }; return try expr() }
    private mutating func expr(_ min: Int = 0) throws -> Expr {
        var lhs = try atom()
        while case .op(let o) = peek, let (bp, right) = Self.power[o], bp >= min { next(); lhs = .binary(lhs, o, try expr(right ? bp : bp + 1)) }
        return lhs
    }
    private mutating func atom() throws -> Expr {
        switch next() {
        case .num(let n): return .num(n)
        case .op("-"): return .unary("-", try expr(4))
        case .lparen: defer { next() }; let e = try expr(); guard peek == .rparen else { throw Failure.expected(.rparen, got: peek) }; return e
        case .ident(let n) where peek == .lparen:
            next(); var args: [Expr] = []
            while peek != .rparen { args.append(try expr()); guard peek == .comma else { break }; next() }
            try expect(.rparen); return .call(n, args)
        case .ident(let n): return .name(n)
        case let t: throw Failure.unexpected(t)
        }
    }
}
final class Machine { enum Trouble: Error, Equatable { case unbound(String), arity(String, want: Int, got: Int), zero }
    private(set) var vars: [String: Double] = ["pi": 3]
    private lazy var funcs: [String: ([Double]) throws -> Double] = ["max": { $0.max() ?? 0 }, "sq": { a in guard a.count == 1 else { throw Trouble.arity("sq", want: 1, got: a.count) }; return a[0] * a[0] }, "count": { [unowned self] _ in Double(vars.count) }]
    func run(_ e: Expr) throws -> Double {
        switch e {
        case .num(let n): return n
        case .name(let s): guard let v = vars[s] else { throw Trouble.unbound(s) }; return v
        case .unary(_, let e): return try -run(e)
        case let .binary(l, op, r):
            let (a, b) = (try run(l), try run(r))
            return switch op { case "+": a + b; case "-": a - b; case "*": a * b; case "/" where b == 0: throw Trouble.zero; case "/": a / b; case "<": a < b ? 1 : 0; case ">": a > b ? 1 : 0; default: (0..<Int(b)).reduce(1) { p, _ in p * a } }
        case let .call(f, args): guard let fn = funcs[f] else { throw Trouble.unbound(f) }; return try fn(args.map(run))
        case let .assign(n, e): let v = try run(e); vars[n] = v; return v
        }
    } }
let m = Machine()
for line in ["1 + 2 * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = (1 + 2) * 4", "x / 8 - 1", "max(1, x, sq(4))", "sq(1, 2)", "y + 1", "1 / 0", "3 $ 4", "(1 + 2", "2 +", "count()", "1 < 2"] {
    do { var p = try Parser(line); let e = try p.parse(); print(e, "=", try m.run(e)) }
    catch let e as LexError { print("lex:", e) } catch let e as Parser.Failure { print("parse:", e) } catch Machine.Trouble.unbound(let n) { print("unbound", n) } catch { print("run:", error) }
}
print(m.vars.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
