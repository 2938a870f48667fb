// One call site that sees a value, and then the optional of it.
protocol Shown { func show(_ depth: Int) -> String }
func shown<T: Shown>(_ value: T, _ depth: Int = 0) -> String { "<" + value.show(depth + 1) + ">" }
extension Optional: Shown where Wrapped: Shown {
  func show(_ depth: Int) -> String { self.map { "some" + shown($0, depth) } ?? "none" }
}
extension Array: Shown where Element: Shown {
  func show(_ depth: Int) -> String { map { shown($0, depth) }.joined() }
}
struct S: Shown { var x = 1; func show(_ depth: Int) -> String { "S\(depth)" } }
final class C: Shown { func show(_ depth: Int) -> String { "C\(depth)" } }
enum E: Shown { case a(Int), b; func show(_ depth: Int) -> String { "E\(depth)" } }
extension Int: Shown { func show(_ depth: Int) -> String { "Int\(depth)" } }
extension String: Shown { func show(_ depth: Int) -> String { "String\(depth)" } }
print(shown(Optional(S())), shown(S()), shown(Optional(Optional(S()))), shown(Optional<S>.none))
print(shown(Optional(C())), shown(C()), shown(Optional(Optional(C()))))
print(shown(Optional(E.a(1))), shown(E.b), shown(Optional(Optional(E.b))))
print(shown(Optional(1)), shown(1), shown(Optional("a")), shown("a"))
print(shown([S()]), shown(Optional([S()])), shown([Optional(S()), nil]), shown([[Optional(1)]]))
