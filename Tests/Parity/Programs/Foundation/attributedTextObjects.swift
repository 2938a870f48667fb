import Foundation

// Attributed texts as objects.
extension NSAttributedString.Key {
  static let tone = NSAttributedString.Key("tone")
  static let size = NSAttributedString.Key(rawValue: "size")
}
let a = NSAttributedString(string: "Hello World", attributes: [.tone: "soft"])
print(
  a.string, a.length, a.attribute(.tone, at: 0, effectiveRange: nil) ?? "none",
  a.attribute(.size, at: 0, effectiveRange: nil) ?? "none")
let m = NSMutableAttributedString(string: "Hello World")
m.addAttribute(.size, value: 12, range: NSRange(location: 0, length: 5))
m.addAttributes([.tone: "loud", .size: 20], range: NSRange(location: 6, length: 5))
m.append(NSAttributedString(string: "!"))
var r = NSRange()
print(
  m.attributes(at: 7, effectiveRange: &r).count, r,
  m.attribute(.size, at: 2, effectiveRange: &r) ?? "-", r,
  m.attributes(at: 5, effectiveRange: &r).isEmpty, r)
m.enumerateAttribute(.size, in: NSRange(location: 0, length: m.length)) { value, range, stop in
  print(value ?? "nil", range)
}
m.enumerateAttributes(in: NSRange(location: 0, length: m.length), options: []) {
  attrs, range, stop in
  print(attrs.keys.map(\.rawValue).sorted(), range)
  if range.location == 5 { stop.pointee = true }
}
m.removeAttribute(.size, range: NSRange(location: 0, length: 3))
m.enumerateAttribute(.size, in: NSRange(location: 0, length: 8)) { v, range, _ in
  print(v ?? "nil", range)
}
m.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Howdy")
m.insert(NSAttributedString(string: ">> ", attributes: [.tone: "low"]), at: 0)
m.deleteCharacters(in: NSRange(location: m.length - 1, length: 1))
print(m.string, m.length)
print(
  m.attributedSubstring(from: NSRange(location: 3, length: 5)).string,
  a.isEqual(to: NSAttributedString(string: "Hello World", attributes: [.tone: "soft"])),
  a == NSAttributedString(string: "Hello World"))
let c = m.mutableCopy() as! NSMutableAttributedString
c.setAttributes([.tone: "x"], range: NSRange(location: 0, length: 2))
c.mutableString.append("?")
print(c.string, m.string == c.string, c.attribute(.tone, at: 0, effectiveRange: nil)!)
m.beginEditing()
m.endEditing()
print(
  NSAttributedString(attributedString: m).length, NSAttributedString(string: "x"),
  NSAttributedString.Key("z") == NSAttributedString.Key(rawValue: "z"))
