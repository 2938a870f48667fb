// Localized resources: texts, as keys are.

public typealias LocalizedStringResource = String
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
extension String {
  public typealias BundleDescription = Bundle
  public init(
    _ key: String, defaultValue: String, table: String? = nil, locale: Locale = .current,
    bundle: Bundle = .main, comment: StaticString? = nil
  ) {
    let text = _localized(key)
    self = text == key ? defaultValue : text
  }
  public init(
    _ key: String, table: String? = nil, locale: Locale = .current, bundle: Bundle = .main,
    comment: StaticString? = nil
  ) { self = _localized(key) }
}
extension Bundle {
  public static func atURL(_ url: URL) -> Bundle { Bundle(url: url) ?? .main }
  public static func forClass(_ type: AnyObject.Type) -> Bundle { Bundle(for: type) }
}
