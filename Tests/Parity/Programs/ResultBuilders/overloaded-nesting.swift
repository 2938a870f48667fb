struct St { var t: [String] }
@resultBuilder struct AB {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ s: [String]) -> [String] { s }
  static func buildExpression(_ s: Int) -> [String] { ["\(s)"] }
  static func buildExpression(_ s: St) -> [String] { s.t }
  static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }
  static func buildEither(first c: [String]) -> [String] { c }
  static func buildEither(second c: [String]) -> [String] { c }
  static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } }
}
func g(@AB _ f: () -> [String]) -> [String] { f() }
func h(_ n: Int, @AB _ f: () -> [String]) -> St { St(t: f()) }
let x = g { g { h(1) { g { h(2) { g { h(3) { g { h(4) { g { 
 1; "a"; if true { g { 2 } } else { "q" }; for i in 1...2 { g { i } }; ["z"] } } } } } } } } } }
print(x)
