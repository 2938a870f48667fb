// Environment values that only have a key and a default.
//
// Loads by member

struct _IsFocusedPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _IsLuminanceReducedPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _IsSceneCapturedPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _IsActivityFullscreenPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _IsTabBarShowingSectionsPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _SupportsImagePlaygroundPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _ShowsWidgetContainerBackgroundPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _ShowsWidgetLabelPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _SupportsMultipleWindowsPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _AllowsWindowActivationEventsPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _AllowsTighteningPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _AutocorrectionDisabledPlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct _ContentTransitionAddsDrawingGroupPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
struct _IsFocusEffectEnabledPlainKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct _IsHoverEffectEnabledPlainKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct _IsScrollEnabledPlainKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct _AppearsActivePlainKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct _SpringLoadingEnabledPlainKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct _PixelLengthPlainKey: EnvironmentKey { static var defaultValue: CGFloat { 0.5 } }
struct _LineSpacingPlainKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct _MinimumScaleFactorPlainKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct _DefaultMinListRowHeightPlainKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
struct _DefaultMinListHeaderHeightPlainKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
struct _MultilineTextAlignmentPlainKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
struct _TruncationModePlainKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
struct _TextCasePlainKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
struct _LegibilityWeightPlainKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}
struct _SizeCategoryPlainKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}
struct _ControlSizePlainKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
struct _ControlActiveStatePlainKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}
struct _HeaderProminencePlainKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
struct _BackgroundProminencePlainKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
struct _BackgroundMaterialPlainKey: EnvironmentKey { static var defaultValue: Material? { nil } }
struct _ImageScalePlainKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
struct _SymbolVariantsPlainKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
struct _SymbolRenderingModePlainKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
struct _RedactionReasonsPlainKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
struct _MenuOrderPlainKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
struct _MenuIndicatorVisibilityPlainKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
struct _LabelsVisibilityPlainKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
struct _ButtonRepeatBehaviorPlainKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
struct _SidebarRowSizePlainKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
struct _KeyboardShortcutPlainKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}
struct _ContentTransitionPlainKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
struct _ScrollDismissesKeyboardModePlainKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
struct _HorizontalScrollIndicatorVisibilityPlainKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
struct _VerticalScrollIndicatorVisibilityPlainKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
struct _OpenSettingsPlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "openSettings") }
}
struct _ResetFocusPlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "resetFocus") }
}
struct _RenamePlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "rename") }
}
struct _OpenDocumentPlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "openDocument") }
}
struct _NewDocumentPlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "newDocument") }
}
struct _RequestReviewPlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "requestReview") }
}
struct _OpenImmersiveSpacePlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "openImmersiveSpace") }
}
struct _DismissImmersiveSpacePlainKey: EnvironmentKey {
  static var defaultValue: _SystemAction { _SystemAction(_name: "dismissImmersiveSpace") }
}
extension EnvironmentValues {
  public var isFocused: Bool {
    get { self[_IsFocusedPlainKey.self] }
  }
  public var isLuminanceReduced: Bool {
    get { self[_IsLuminanceReducedPlainKey.self] }
  }
  public var isSceneCaptured: Bool {
    get { self[_IsSceneCapturedPlainKey.self] }
  }
  public var isActivityFullscreen: Bool {
    get { self[_IsActivityFullscreenPlainKey.self] }
  }
  public var isTabBarShowingSections: Bool {
    get { self[_IsTabBarShowingSectionsPlainKey.self] }
  }
  public var supportsImagePlayground: Bool {
    get { self[_SupportsImagePlaygroundPlainKey.self] }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[_ShowsWidgetContainerBackgroundPlainKey.self] }
  }
  public var showsWidgetLabel: Bool {
    get { self[_ShowsWidgetLabelPlainKey.self] }
  }
  public var supportsMultipleWindows: Bool {
    get { self[_SupportsMultipleWindowsPlainKey.self] }
  }
  public var allowsWindowActivationEvents: Bool {
    get { self[_AllowsWindowActivationEventsPlainKey.self] }
  }
  public var allowsTightening: Bool {
    get { self[_AllowsTighteningPlainKey.self] }
    set { self[_AllowsTighteningPlainKey.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[_AutocorrectionDisabledPlainKey.self] }
    set { self[_AutocorrectionDisabledPlainKey.self] = newValue }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[_ContentTransitionAddsDrawingGroupPlainKey.self] }
    set { self[_ContentTransitionAddsDrawingGroupPlainKey.self] = newValue }
  }
  public var isFocusEffectEnabled: Bool {
    get { self[_IsFocusEffectEnabledPlainKey.self] }
    set { self[_IsFocusEffectEnabledPlainKey.self] = newValue }
  }
  public var isHoverEffectEnabled: Bool {
    get { self[_IsHoverEffectEnabledPlainKey.self] }
    set { self[_IsHoverEffectEnabledPlainKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[_IsScrollEnabledPlainKey.self] }
    set { self[_IsScrollEnabledPlainKey.self] = newValue }
  }
  public var appearsActive: Bool {
    get { self[_AppearsActivePlainKey.self] }
    set { self[_AppearsActivePlainKey.self] = newValue }
  }
  public var springLoadingEnabled: Bool {
    get { self[_SpringLoadingEnabledPlainKey.self] }
    set { self[_SpringLoadingEnabledPlainKey.self] = newValue }
  }
  public var pixelLength: CGFloat {
    get { self[_PixelLengthPlainKey.self] }
  }
  public var lineSpacing: CGFloat {
    get { self[_LineSpacingPlainKey.self] }
    set { self[_LineSpacingPlainKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[_MinimumScaleFactorPlainKey.self] }
    set { self[_MinimumScaleFactorPlainKey.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[_DefaultMinListRowHeightPlainKey.self] }
    set { self[_DefaultMinListRowHeightPlainKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[_DefaultMinListHeaderHeightPlainKey.self] }
    set { self[_DefaultMinListHeaderHeightPlainKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[_MultilineTextAlignmentPlainKey.self] }
    set { self[_MultilineTextAlignmentPlainKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[_TruncationModePlainKey.self] }
    set { self[_TruncationModePlainKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[_TextCasePlainKey.self] }
    set { self[_TextCasePlainKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[_LegibilityWeightPlainKey.self] }
    set { self[_LegibilityWeightPlainKey.self] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { self[_SizeCategoryPlainKey.self] }
    set { self[_SizeCategoryPlainKey.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[_ControlSizePlainKey.self] }
    set { self[_ControlSizePlainKey.self] = newValue }
  }
  public var controlActiveState: ControlActiveState {
    get { self[_ControlActiveStatePlainKey.self] }
    set { self[_ControlActiveStatePlainKey.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[_HeaderProminencePlainKey.self] }
    set { self[_HeaderProminencePlainKey.self] = newValue }
  }
  public var backgroundProminence: BackgroundProminence {
    get { self[_BackgroundProminencePlainKey.self] }
    set { self[_BackgroundProminencePlainKey.self] = newValue }
  }
  public var backgroundMaterial: Material? {
    get { self[_BackgroundMaterialPlainKey.self] }
    set { self[_BackgroundMaterialPlainKey.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[_ImageScalePlainKey.self] }
    set { self[_ImageScalePlainKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[_SymbolVariantsPlainKey.self] }
    set { self[_SymbolVariantsPlainKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[_SymbolRenderingModePlainKey.self] }
    set { self[_SymbolRenderingModePlainKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[_RedactionReasonsPlainKey.self] }
    set { self[_RedactionReasonsPlainKey.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[_MenuOrderPlainKey.self] }
    set { self[_MenuOrderPlainKey.self] = newValue }
  }
  public var menuIndicatorVisibility: Visibility {
    get { self[_MenuIndicatorVisibilityPlainKey.self] }
    set { self[_MenuIndicatorVisibilityPlainKey.self] = newValue }
  }
  public var labelsVisibility: Visibility {
    get { self[_LabelsVisibilityPlainKey.self] }
    set { self[_LabelsVisibilityPlainKey.self] = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[_ButtonRepeatBehaviorPlainKey.self] }
    set { self[_ButtonRepeatBehaviorPlainKey.self] = newValue }
  }
  public var sidebarRowSize: SidebarRowSize {
    get { self[_SidebarRowSizePlainKey.self] }
    set { self[_SidebarRowSizePlainKey.self] = newValue }
  }
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[_KeyboardShortcutPlainKey.self] }
  }
  public var contentTransition: ContentTransition {
    get { self[_ContentTransitionPlainKey.self] }
    set { self[_ContentTransitionPlainKey.self] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[_ScrollDismissesKeyboardModePlainKey.self] }
    set { self[_ScrollDismissesKeyboardModePlainKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[_HorizontalScrollIndicatorVisibilityPlainKey.self] }
    set { self[_HorizontalScrollIndicatorVisibilityPlainKey.self] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[_VerticalScrollIndicatorVisibilityPlainKey.self] }
    set { self[_VerticalScrollIndicatorVisibilityPlainKey.self] = newValue }
  }
  public var openSettings: _SystemAction {
    get { self[_OpenSettingsPlainKey.self] }
  }
  public var resetFocus: _SystemAction {
    get { self[_ResetFocusPlainKey.self] }
  }
  public var rename: _SystemAction {
    get { self[_RenamePlainKey.self] }
  }
  public var openDocument: _SystemAction {
    get { self[_OpenDocumentPlainKey.self] }
  }
  public var newDocument: _SystemAction {
    get { self[_NewDocumentPlainKey.self] }
  }
  public var requestReview: _SystemAction {
    get { self[_RequestReviewPlainKey.self] }
  }
  public var openImmersiveSpace: _SystemAction {
    get { self[_OpenImmersiveSpacePlainKey.self] }
  }
  public var dismissImmersiveSpace: _SystemAction {
    get { self[_DismissImmersiveSpacePlainKey.self] }
  }
}
extension DynamicTypeSize {
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
extension ContentSizeCategory {
  public var isAccessibilityCategory: Bool { false }
}
