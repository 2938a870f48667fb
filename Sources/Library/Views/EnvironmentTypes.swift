// The types of less frequent environment values.

public enum LegibilityWeight: Hashable { case regular, bold }
public enum ControlSize: CaseIterable { case mini, small, regular, large, extraLarge }
public enum ControlActiveState: CaseIterable { case key, active, inactive }
public enum BackgroundProminence: Hashable { case standard, increased }
public enum SidebarRowSize { case small, medium, large }
public enum MenuOrder: Hashable { case automatic, priority, fixed }
public enum ButtonRepeatBehavior: Hashable { case automatic, enabled, disabled }
public enum ScrollDismissesKeyboardMode { case automatic, immediately, interactively, never }
public enum ScrollIndicatorVisibility: Equatable { case automatic, visible, hidden, never }
public enum SymbolRenderingMode: Hashable { case monochrome, multicolor, hierarchical, palette }
public struct SymbolVariants: Hashable {
  var _names: [String]
  public static let none = SymbolVariants(_names: [])
  public static let circle = SymbolVariants(_names: ["circle"])
  public static let square = SymbolVariants(_names: ["square"])
  public static let rectangle = SymbolVariants(_names: ["rectangle"])
  public static let fill = SymbolVariants(_names: ["fill"])
  public static let slash = SymbolVariants(_names: ["slash"])
  public var circle: SymbolVariants { SymbolVariants(_names: _names + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(_names: _names + ["square"]) }
  public var fill: SymbolVariants { SymbolVariants(_names: _names + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(_names: _names + ["slash"]) }
  public func contains(_ other: SymbolVariants) -> Bool {
    other._names.allSatisfy({ _names.contains($0) })
  }
}
public struct RedactionReasons: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
/// A system action: it is reported, but not performed.
public struct _SystemAction {
  var _name: String
  public func callAsFunction() { _noteAction(_name) }
  public func callAsFunction(in namespace: Namespace.ID) { _noteAction(_name) }
  public func callAsFunction(at url: URL) async throws { _noteAction("\(_name) \(url)") }
  public func callAsFunction(id: String) async { _noteAction("\(_name) \(id)") }
}
