struct Style {
  var year = ""
  var month = ""
  init(year: String, month: String) {
    self.year = year
    self.month = month
  }
  init(style: Style? = nil, time: Int? = nil) {
    if let style { self = style } else { self.init(year: "a", month: "b") }
    month += "!"
    if let time {
      self.year += "\(time)"
      if month.count > 1 { month += "?" }
    }
  }
  init(other: Style?, _ n: Int = 3) {
    self = other ?? Style(year: "o", month: "p")
    month = "\(month)\(n)"
    self = Style(style: self, time: month.count)
  }
  init?(text: String) {
    guard !text.isEmpty else { return nil }
    self = Style()
    year = text
    self.month += year
  }
  mutating func reset() {
    self = Style()
    month = year
  }
}
print(
  Style(), Style(style: Style(year: "q", month: "z"), time: 3), Style(other: nil),
  Style(other: Style(), 5), Style(text: "") as Any, Style(text: "t")!)
var s = Style()
s.reset()
print(s)
func f(_ s: Style = Style(style: nil, time: 1), m: Int = Style().month.count) -> String {
  s.month + "\(m)"
}
print(f())
struct Holder {
  var style = Style(other: nil, 9)
  var n = Style().year
}
print(Holder(), Holder(n: "k"))
enum E {
  case a
  case b(Int)
  init(_ n: Int) {
    self = .a
    if n > 1 { self = .b(n) }
    switch self {
    case .b(let k) where k > 5: self = .b(k * 2)
    default: break
    }
  }
}
print(E(1), E(3), E(7))
