// A literal with interpolations is the value of a type only where the type takes interpolations; otherwise it
// is the argument of an initializer.

import Foundation

let mark = "A"
let text = AttributedString("Mark \(mark)")
print(text.characters.count)

struct Name: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = "literal " + value }
  init(_ value: String) { text = "initializer " + value }
}
print(Name("a").text, Name("a\(mark)").text)

struct Line: ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) { text = "literal " + value }
  init(_ value: String) { text = "initializer " + value }
}
print(Line("a").text, Line("a\(mark)").text)
print(String("a\(mark)"), Substring("a\(mark)").count)
