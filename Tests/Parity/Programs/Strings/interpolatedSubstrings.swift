// An interpolated literal is a substring where one is expected.
var path = "a"
let name: Substring = "n\(path)"
print(name, type(of: name))
path += path.isEmpty ? name : "/\(name)"
print(path)
let shown = path.isEmpty ? name : "x\(path)"
print(shown, type(of: shown))
func count<S: StringProtocol>(_ text: S) -> Int { text.count }
print(count("\(path)!" as Substring), count("\(path)"))
