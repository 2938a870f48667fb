indirect enum Node { case text(String), el([Node]) }
@resultBuilder struct HB {
  static func buildExpression(_ s: String) -> Node { .text(s) }
  static func buildExpression(_ n: Node) -> Node { n }
  static func buildExpression(_ n: [Node]) -> Node { .el(n) }
  static func buildExpression(_ f: () -> Node) -> Node { f() }
  static func buildBlock(_ n: Node...) -> Node { .el(n) }
}
func d(_ n: Node) -> Int { switch n { case .text: 1; case .el(let l): 1 + (l.map(d).max() ?? 0) } }
func make(@HB _ f: () -> Node) -> Node { f() }
print(d(make { { make { { make { { make { { make { { make { { make { { make { { make { { make { { make { { make { { make { { make { { make { "x" } } } } } } } } } } } } } } } } } } } } } } } } } } } } }))
