func a(_ n: Int) -> some Equatable { if n == 0 { return 1 }; return a(n - 1) }
func b(_ n: Int) -> some CustomStringConvertible { if n > 0 { return b(n - 1) }; return "x" }
print(a(3), b(2))
