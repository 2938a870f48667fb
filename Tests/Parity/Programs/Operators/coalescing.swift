// `??` for types of one's own, beside that of optionals.
struct Box<Value> { var value: Value }
func ?? <Value>(left: Box<Value?>, right: Value) -> Box<Value> { Box(value: left.value ?? right) }

let empty = Box<String?>(value: nil)
let full: Box<String> = Box<String?>(value: "full") ?? "none"
func show(_ box: Box<String>) { print(box.value) }
show(empty ?? "none")
show(full)
print(empty.value ?? "optional")
