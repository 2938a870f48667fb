struct StringStyle: FormatStyle, Hashable, Sendable {
  func format(_ value: String) -> String { value }
}
struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  typealias FormatInput = Base
  typealias FormatOutput = String
  enum ListType { case and, or }
  enum Width { case standard, short, narrow }
  let memberStyle: Style
  var listType: ListType
  var width: Width
  init(memberStyle: Style, type: ListType = .and, width: Width = .standard) {
    self.memberStyle = memberStyle
    listType = type
    self.width = width
  }
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> { self }
  func format(_ value: Base) -> String {
    let texts = value.map({ memberStyle.format($0) })
    guard let last = texts.last else { return "" }
    if texts.count == 1 { return last }
    let head = texts.dropLast().joined(separator: ", ")
    let comma = texts.count > 2 ? "," : ""
    if listType == .or { return head + comma + " or " + last }
    switch width {
    case .standard: return head + comma + " and " + last
    case .short: return head + comma + " & " + last
    case .narrow: return head + ", " + last
    }
  }
}
