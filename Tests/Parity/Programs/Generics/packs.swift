// What is passed for a parameter pack, kept as a tuple.
func together<each Value>(_ value: repeat each Value) -> (repeat each Value) { (repeat each value) }
func shown<each Value>(_ value: repeat each Value) -> String { "\((repeat each value))" }
print(together(1, "a"))
print(shown(1, "x", 2.5))
