// Arguments of modifiers for what a system draws: they are type-checked, and nothing reads them.

public struct TextInputAutocapitalization {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}
public enum SubmitLabel { case done, go, send, join, route, search, `return`, next, `continue` }
public enum ButtonBorderShape: Equatable {
  case automatic, capsule, roundedRectangle, circle
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
public struct MatchedGeometryProperties: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
public enum ContentMarginPlacement { case automatic, scrollContent, scrollIndicators }
public enum ScrollBounceBehavior { case automatic, always, basedOnSize }
public enum ScrollAnchorRole: Hashable { case initialOffset, sizeChanges, alignment }
public enum ListSectionSpacing {
  case `default`, compact
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}
public struct ListItemTint {
  public static let monochrome = ListItemTint()
  public static func fixed(_ tint: Color) -> ListItemTint { monochrome }
  public static func preferred(_ tint: Color) -> ListItemTint { monochrome }
}
public enum ToolbarRole { case automatic, navigationStack, browser, editor }
public enum ToolbarTitleDisplayMode { case automatic, large, inlineLarge, inline }
public enum PresentationAdaptation { case automatic, none, popover, sheet, fullScreenCover }
public enum PresentationContentInteraction: Equatable { case automatic, resizes, scrolls }
public enum InterfaceOrientation: CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
public struct AccessibilityTraits: SetAlgebra, Hashable {
  public typealias Element = AccessibilityTraits
  var _names: Set<String>
  public init() { _names = [] }
  init(_name: String) { _names = [_name] }
  public static let isButton = AccessibilityTraits(_name: "isButton")
  public static let isHeader = AccessibilityTraits(_name: "isHeader")
  public static let isSelected = AccessibilityTraits(_name: "isSelected")
  public static let isLink = AccessibilityTraits(_name: "isLink")
  public static let isSearchField = AccessibilityTraits(_name: "isSearchField")
  public static let isImage = AccessibilityTraits(_name: "isImage")
  public static let playsSound = AccessibilityTraits(_name: "playsSound")
  public static let isKeyboardKey = AccessibilityTraits(_name: "isKeyboardKey")
  public static let isStaticText = AccessibilityTraits(_name: "isStaticText")
  public static let isSummaryElement = AccessibilityTraits(_name: "isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits(_name: "updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits(_name: "startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits(
    _name: "allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits(_name: "causesPageTurn")
  public static let isModal = AccessibilityTraits(_name: "isModal")
  public static let isToggle = AccessibilityTraits(_name: "isToggle")
  public static let isTabBar = AccessibilityTraits(_name: "isTabBar")
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member._names.isSubset(of: _names)
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { _names.formUnion(newMember._names) }
    return (!contains(newMember), newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { _names.subtract(member._names) }
    return contains(member) ? member : nil
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { _names.formUnion(newMember._names) }
    return contains(newMember) ? newMember : nil
  }
  public mutating func formUnion(_ other: AccessibilityTraits) {
    _names.formUnion(other._names)
  }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    _names.formIntersection(other._names)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    _names.formSymmetricDifference(other._names)
  }
}
public enum AccessibilityChildBehavior: Hashable { case ignore, combine, contain }
public enum AccessibilityHeadingLevel: UInt { case unspecified, h1, h2, h3, h4, h5, h6 }
