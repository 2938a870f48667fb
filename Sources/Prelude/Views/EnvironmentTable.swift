extension PreludeLibrary {
  /// A key of SwiftUI's environment that only has a value: what a view reads where nobody set another.
  private struct PlainKey {
    let name: String
    let type: String
    let value: String
    /// Whether a view may set it for those below.
    let isSettable: Bool
    init(_ name: String, _ type: String, _ value: String, isSettable: Bool = true) {
      self.name = name
      self.type = type
      self.value = value
      self.isSettable = isSettable
    }

    /// `_PixelLengthKey` and the property that reads it.
    var text: String {
      let key = "_\(name.prefix(1).uppercased())\(name.dropFirst())PlainKey"
      let setter = isSettable ? "\n    set { self[\(key).self] = newValue }" : ""
      return """
        struct \(key): EnvironmentKey { static var defaultValue: \(type) { \(value) } }
        extension EnvironmentValues {
          public var \(name): \(type) {
            get { self[\(key).self] }\(setter)
          }
        }

        """
    }
  }

  /// Booleans that a view may only read.
  private static let conditions = [
    "accessibilityEnabled", "accessibilityAssistiveAccessEnabled",
    "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
    "accessibilityReduceTransparency", "accessibilityShowButtonShapes",
    "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled",
    "accessibilityQuickActionsEnabled", "accessibilityLargeContentViewerEnabled",
    "accessibilityPlayAnimatedImages", "accessibilityDimFlashingLights",
    "accessibilityPrefersHeadAnchorAlternative", "isFocused", "isLuminanceReduced",
    "isSceneCaptured", "isActivityFullscreen", "isTabBarShowingSections",
    "supportsImagePlayground", "showsWidgetContainerBackground", "showsWidgetLabel",
    "supportsMultipleWindows", "allowsWindowActivationEvents",
  ]

  /// Booleans that a view may set for those below, off where nobody did.
  private static let offSwitches = [
    "allowsTightening", "autocorrectionDisabled", "contentTransitionAddsDrawingGroup",
  ]

  /// The same, on where nobody did.
  private static let onSwitches = [
    "isFocusEffectEnabled", "isHoverEffectEnabled", "isScrollEnabled", "appearsActive",
    "springLoadingEnabled",
  ]

  private static let plainKeys: [PlainKey] =
    conditions.map { PlainKey($0, "Bool", "false", isSettable: false) }
    + offSwitches.map { PlainKey($0, "Bool", "false") }
    + onSwitches.map { PlainKey($0, "Bool", "true") }
    + [
      PlainKey("pixelLength", "CGFloat", "0.5", isSettable: false),
      PlainKey("lineSpacing", "CGFloat", "0"),
      PlainKey("minimumScaleFactor", "CGFloat", "1"),
      PlainKey("defaultMinListRowHeight", "CGFloat", "44"),
      PlainKey("defaultMinListHeaderHeight", "CGFloat?", "nil"),
      PlainKey("multilineTextAlignment", "TextAlignment", ".leading"),
      PlainKey("truncationMode", "Text.TruncationMode", ".tail"),
      PlainKey("textCase", "Text.Case?", "nil"),
      PlainKey("legibilityWeight", "LegibilityWeight?", "nil"),
      PlainKey("sizeCategory", "ContentSizeCategory", ".large"),
      PlainKey("controlSize", "ControlSize", ".regular"),
      PlainKey("controlActiveState", "ControlActiveState", ".key"),
      PlainKey("headerProminence", "Prominence", ".standard"),
      PlainKey("backgroundProminence", "BackgroundProminence", ".standard"),
      PlainKey("backgroundMaterial", "Material?", "nil"),
      PlainKey("imageScale", "Image.Scale", ".medium"),
      PlainKey("symbolVariants", "SymbolVariants", ".none"),
      PlainKey("symbolRenderingMode", "SymbolRenderingMode?", "nil"),
      PlainKey("redactionReasons", "RedactionReasons", "[]"),
      PlainKey("menuOrder", "MenuOrder", ".automatic"),
      PlainKey("menuIndicatorVisibility", "Visibility", ".automatic"),
      PlainKey("labelsVisibility", "Visibility", ".automatic"),
      PlainKey("buttonRepeatBehavior", "ButtonRepeatBehavior", ".automatic"),
      PlainKey("sidebarRowSize", "SidebarRowSize", ".medium"),
      PlainKey("keyboardShortcut", "KeyboardShortcut?", "nil", isSettable: false),
      PlainKey("contentTransition", "ContentTransition", ".identity"),
      PlainKey("scrollDismissesKeyboardMode", "ScrollDismissesKeyboardMode", ".automatic"),
      PlainKey("horizontalScrollIndicatorVisibility", "ScrollIndicatorVisibility", ".automatic"),
      PlainKey("verticalScrollIndicatorVisibility", "ScrollIndicatorVisibility", ".automatic"),
    ]
    + [
      "openSettings", "resetFocus", "rename", "openDocument", "newDocument", "requestReview",
      "openImmersiveSpace", "dismissImmersiveSpace",
    ].map { PlainKey($0, "_SystemAction", "_SystemAction(_name: \"\($0)\")", isSettable: false) }

  /// The environment's keys that few programs read.
  static let environmentTypes = PreludeChunk(
    names: [
      "LegibilityWeight", "ControlSize", "ControlActiveState", "BackgroundProminence",
      "SymbolVariants", "SymbolRenderingMode", "RedactionReasons", "MenuOrder",
      "ButtonRepeatBehavior", "SidebarRowSize", "ScrollDismissesKeyboardMode",
      "ScrollIndicatorVisibility", "_SystemAction",
    ],
    text: types)

  static let environmentTable = PreludeChunk(
    members: plainKeys.map(\.name) + ["isAccessibilitySize", "isAccessibilityCategory"],
    text: plainKeys.map(\.text).joined() + """
      extension DynamicTypeSize {
        public var isAccessibilitySize: Bool { self >= .accessibility1 }
      }
      extension ContentSizeCategory {
        public var isAccessibilityCategory: Bool { false }
      }
      """)

  private static let types = #"""
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
    /// What the system would do: it is said, and not done.
    public struct _SystemAction {
      var _name: String
      public func callAsFunction() { _noteAction(_name) }
      public func callAsFunction(in namespace: Namespace.ID) { _noteAction(_name) }
      public func callAsFunction(at url: URL) async throws { _noteAction("\(_name) \(url)") }
      public func callAsFunction(id: String) async { _noteAction("\(_name) \(id)") }
    }
    """#
}
