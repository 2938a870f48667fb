// What a program adds to strings uses names that are declared further down, and views of the library.
let maximum = 4
let text = "Hello, Wörld"
print(text.count, text.unicodeScalars.count, text.utf8.count, text.utf16.count)
print(text.shifted(by: 3), text.parts(of: 5).map { String($0) })
extension String {
  func shifted(by step: Int) -> String {
    String(
      unicodeScalars.map { scalar -> Character in
        switch scalar {
        case "a"..."z": return Character(Unicode.Scalar((scalar.value - 97 + UInt32(step)) % 26 + 97)!)
        case "A"..."Z": return Character(Unicode.Scalar((scalar.value - 65 + UInt32(step)) % 26 + 65)!)
        default: return Character(scalar)
        }
      })
  }
}
func limited(_ length: Int) -> Int { min(length, maximum) }
extension String {
  func parts(of length: Int) -> [[Character]] {
    let all = Array(self)
    return stride(from: 0, to: all.count, by: limited(length)).map {
      Array(all[$0..<min($0 + limited(length), all.count)])
    }
  }
  var scalars: Int { unicodeScalars.reduce(0) { sum, _ in sum + 1 } }
}
print(text.scalars, String(text.unicodeScalars.filter(\.isASCII).map { Character($0) }))
