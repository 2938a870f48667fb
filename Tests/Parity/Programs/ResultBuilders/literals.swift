@resultBuilder enum D { static func buildExpression(_ x: Double) -> Double { x }; static func buildBlock(_ x: Double...) -> [Double] { x } }
func d(@D _ f: () -> [Double]) { print(f()) }
d { 1; 2.5; -3 }
@resultBuilder enum O { static func buildExpression(_ x: Int) -> String { "i\(x)" }; static func buildExpression(_ x: Double) -> String { "d\(x)" }; static func buildExpression(_ x: [Int]) -> String { "a\(x)" }; static func buildExpression(_ x: String?) -> String { "s\(x ?? "nil")" };static func buildExpression(_ f: (Int) -> Bool) -> String { "f\(f(1))" }; static func buildBlock(_ x: String...) -> [String] { x } }
func o(@O _ f: () -> [String]) { print(f()) }
o { 1; 2.5; []; nil; "q"; { $0 > 3 } as (Int) -> Bool; [3] }
struct Key: ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v } }
@resultBuilder enum K { static func buildExpression(_ x: Key) -> Key { x }; static func buildBlock(_ x: Key...) -> [String] { x.map(\.s) } }
func k(@K _ f: () -> [String]) { print(f()) }
k { "a"; "b" }
