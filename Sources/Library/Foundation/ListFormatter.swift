public class ListFormatter: Formatter {
  public var itemFormatter: Formatter?
  public var locale: Locale! = Locale.current
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted()
  }
  public func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .current))
  }
  public override func string(for value: Any?) -> String? {
    (value as? [Any]).flatMap { string(from: $0) }
  }
}
