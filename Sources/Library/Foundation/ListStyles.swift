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
  var locale = Locale.current
  init(memberStyle: Style, type: ListType = .and, width: Width = .standard) {
    self.memberStyle = memberStyle
    listType = type
    self.width = width
  }
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
    var result = self
    result.locale = locale
    return result
  }
  func format(_ value: Base) -> String {
    let settings = ["type=\(listType)", "width=\(width)", "locale=" + locale.identifier]
    return _ListNatives._text(settings, value.map({ memberStyle.format($0) }))
  }
}
enum _ListNatives {
  @_native("list.styled")
  static func _text(_ settings: [String], _ texts: [String]) -> String
}
