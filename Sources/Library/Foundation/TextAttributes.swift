// The attributes of attributed strings as properties.
//
// Loads with: AttributedString, AttributedSubstring, AttributeContainer, AttributedStringProtocol

/// Whatever has attributes that can be set.
public protocol _Attributed {
  func _value(_ name: String) -> Any?
  mutating func _set(_ name: String, _ value: AnyHashable?)
}
extension AttributedString: _Attributed {}
extension AttributedSubstring: _Attributed {}
extension AttributeContainer: _Attributed {}
extension _Attributed {
  public var link: URL? {
    get { _value("NSLink") as? URL }
    set { _set("NSLink", newValue.map({ AnyHashable($0) })) }
  }
  public var imageURL: URL? {
    get { _value("NSImageURL") as? URL }
    set { _set("NSImageURL", newValue.map({ AnyHashable($0) })) }
  }
  public var languageIdentifier: String? {
    get { _value("NSLanguage") as? String }
    set { _set("NSLanguage", newValue.map({ AnyHashable($0) })) }
  }
  public var alternateDescription: String? {
    get { _value("NSAlternateDescription") as? String }
    set { _set("NSAlternateDescription", newValue.map({ AnyHashable($0) })) }
  }
  public var inlinePresentationIntent: InlinePresentationIntent? {
    get { _value("NSInlinePresentationIntent") as? InlinePresentationIntent }
    set { _set("NSInlinePresentationIntent", newValue.map({ AnyHashable($0) })) }
  }
  public var font: Font? {
    get { _value("SwiftUI.Font") as? Font }
    set { _set("SwiftUI.Font", newValue.map({ AnyHashable($0) })) }
  }
  public var foregroundColor: Color? {
    get { _value("SwiftUI.ForegroundColor") as? Color }
    set { _set("SwiftUI.ForegroundColor", newValue.map({ AnyHashable($0) })) }
  }
  public var backgroundColor: Color? {
    get { _value("SwiftUI.BackgroundColor") as? Color }
    set { _set("SwiftUI.BackgroundColor", newValue.map({ AnyHashable($0) })) }
  }
  public var underlineStyle: Text.LineStyle? {
    get { _value("SwiftUI.UnderlineStyle") as? Text.LineStyle }
    set { _set("SwiftUI.UnderlineStyle", newValue.map({ AnyHashable($0) })) }
  }
  public var strikethroughStyle: Text.LineStyle? {
    get { _value("SwiftUI.StrikethroughStyle") as? Text.LineStyle }
    set { _set("SwiftUI.StrikethroughStyle", newValue.map({ AnyHashable($0) })) }
  }
  public var kern: CGFloat? {
    get { _value("SwiftUI.Kern") as? CGFloat }
    set { _set("SwiftUI.Kern", newValue.map({ AnyHashable($0) })) }
  }
  public var tracking: CGFloat? {
    get { _value("SwiftUI.Tracking") as? CGFloat }
    set { _set("SwiftUI.Tracking", newValue.map({ AnyHashable($0) })) }
  }
  public var baselineOffset: CGFloat? {
    get { _value("SwiftUI.BaselineOffset") as? CGFloat }
    set { _set("SwiftUI.BaselineOffset", newValue.map({ AnyHashable($0) })) }
  }
}
extension AttributeContainer {
  public func link(_ value: URL?) -> AttributeContainer {
    var copy = self
    copy.link = value
    return copy
  }
  public func imageURL(_ value: URL?) -> AttributeContainer {
    var copy = self
    copy.imageURL = value
    return copy
  }
  public func languageIdentifier(_ value: String?) -> AttributeContainer {
    var copy = self
    copy.languageIdentifier = value
    return copy
  }
  public func alternateDescription(_ value: String?) -> AttributeContainer {
    var copy = self
    copy.alternateDescription = value
    return copy
  }
  public func inlinePresentationIntent(_ value: InlinePresentationIntent?) -> AttributeContainer {
    var copy = self
    copy.inlinePresentationIntent = value
    return copy
  }
  public func font(_ value: Font?) -> AttributeContainer {
    var copy = self
    copy.font = value
    return copy
  }
  public func foregroundColor(_ value: Color?) -> AttributeContainer {
    var copy = self
    copy.foregroundColor = value
    return copy
  }
  public func backgroundColor(_ value: Color?) -> AttributeContainer {
    var copy = self
    copy.backgroundColor = value
    return copy
  }
  public func underlineStyle(_ value: Text.LineStyle?) -> AttributeContainer {
    var copy = self
    copy.underlineStyle = value
    return copy
  }
  public func strikethroughStyle(_ value: Text.LineStyle?) -> AttributeContainer {
    var copy = self
    copy.strikethroughStyle = value
    return copy
  }
  public func kern(_ value: CGFloat?) -> AttributeContainer {
    var copy = self
    copy.kern = value
    return copy
  }
  public func tracking(_ value: CGFloat?) -> AttributeContainer {
    var copy = self
    copy.tracking = value
    return copy
  }
  public func baselineOffset(_ value: CGFloat?) -> AttributeContainer {
    var copy = self
    copy.baselineOffset = value
    return copy
  }
}
extension AttributedString.Run {
  public var link: URL? { _value("NSLink") as? URL }
  public var imageURL: URL? { _value("NSImageURL") as? URL }
  public var languageIdentifier: String? { _value("NSLanguage") as? String }
  public var alternateDescription: String? { _value("NSAlternateDescription") as? String }
  public var inlinePresentationIntent: InlinePresentationIntent? {
    _value("NSInlinePresentationIntent") as? InlinePresentationIntent
  }
  public var font: Font? { _value("SwiftUI.Font") as? Font }
  public var foregroundColor: Color? { _value("SwiftUI.ForegroundColor") as? Color }
  public var backgroundColor: Color? { _value("SwiftUI.BackgroundColor") as? Color }
  public var underlineStyle: Text.LineStyle? { _value("SwiftUI.UnderlineStyle") as? Text.LineStyle }
  public var strikethroughStyle: Text.LineStyle? {
    _value("SwiftUI.StrikethroughStyle") as? Text.LineStyle
  }
  public var kern: CGFloat? { _value("SwiftUI.Kern") as? CGFloat }
  public var tracking: CGFloat? { _value("SwiftUI.Tracking") as? CGFloat }
  public var baselineOffset: CGFloat? { _value("SwiftUI.BaselineOffset") as? CGFloat }
}
