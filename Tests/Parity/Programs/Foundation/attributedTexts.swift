import Foundation
var s = AttributedString("Hello World")
if let r = s.range(of: "World") { s[r].link = URL(string: "https://a.b"); print(s[r]) }
print(s.characters.count, String(s.characters), s)
for run in s.runs { print(run.link as Any, s[run.range].characters.map { $0 }) }
var a = AttributeContainer(); a.link = URL(string: "x")
let t = s + AttributedString("!", attributes: a)
print(t)
s.append(AttributedString("?")); s += AttributedString("x")
print(s == AttributedString("Hello World?x"), s.runs.count)
print(s.settingAttributes(a))
s.replaceSubrange(s.range(of: "Hello")!, with: AttributedString("Bye")); print(String(s.characters))
print(s.startIndex < s.endIndex, s.characters.isEmpty)
