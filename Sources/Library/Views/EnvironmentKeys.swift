// SwiftUI's own environment keys and actions.
//
// Loads with: EnvironmentValues

public enum ColorScheme: CaseIterable { case light, dark }
public enum ColorSchemeContrast: CaseIterable { case standard, increased }
public enum ScenePhase: Comparable { case background, inactive, active }
public enum UserInterfaceSizeClass { case compact, regular }
public enum LayoutDirection: CaseIterable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
public enum ContentSizeCategory: CaseIterable { case small, medium, large, extraLarge }
public enum EditMode {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct DismissAction {
  var _frame: Int
  public func callAsFunction() { _dismiss(_frame) }
}
@_native("environment.dismiss") func _dismiss(_ frame: Int)
@_native("environment.isPresented") func _isPresentedIn(_ frame: Int) -> Bool
@_native("environment.note") func _noteAction(_ text: String)

public struct DismissSearchAction {
  var _session: _SearchSession?
  public func callAsFunction() { _session?.end() }
}
public struct DismissWindowAction {
  public func callAsFunction() { _noteAction("dismissWindow") }
  public func callAsFunction(id: String) { _noteAction("dismissWindow \(id)") }
}
public struct OpenWindowAction {
  public func callAsFunction(id: String) { _noteAction("openWindow \(id)") }
  public func callAsFunction<D>(value: D) { _noteAction("openWindow \(value)") }
  public func callAsFunction<D>(id: String, value: D) { _noteAction("openWindow \(id)") }
}
public struct RefreshAction {
  var _action: () async -> Void
  public func callAsFunction() async { await _action() }
}
public struct PresentationMode {
  var _frame: Int
  public var isPresented: Bool { _isPresentedIn(_frame) }
  public mutating func dismiss() { _dismiss(_frame) }
}

struct _ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
struct _ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
struct _HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
struct _VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
struct _EnabledKey: EnvironmentKey { static let defaultValue = true }
struct _LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
struct _CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
struct _TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
struct _LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
struct _DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
struct _FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
struct _UndoManagerKey: EnvironmentKey {
  static let defaultValue: UndoManager? = UndoManager()
}
struct _OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }
struct _EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }
struct _LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
struct _DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
struct _ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
struct _SearchingKey: EnvironmentKey { static let defaultValue = false }
struct _SearchSessionKey: EnvironmentKey {
  static let defaultValue: _SearchSession? = nil
}
struct _RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
struct _ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(_frame: _frame) }
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(_session: self[_SearchSessionKey.self])
  }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(_frame: _frame))
  }
  public var isPresented: Bool { _isPresentedIn(_frame) }
  public var openURL: OpenURLAction {
    get { self[_OpenURLKey.self] }
    set { self[_OpenURLKey.self] = newValue }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var undoManager: UndoManager? { self[_UndoManagerKey.self] }
  public var colorScheme: ColorScheme {
    get { self[_ColorSchemeKey.self] }
    set { self[_ColorSchemeKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { self[_ContrastKey.self] }
  public var scenePhase: ScenePhase {
    get { self[_ScenePhaseKey.self] }
    set { self[_ScenePhaseKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[_HorizontalSizeClassKey.self] }
    set { self[_HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[_VerticalSizeClassKey.self] }
    set { self[_VerticalSizeClassKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[_EnabledKey.self] }
    set { self[_EnabledKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[_LocaleKey.self] }
    set { self[_LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[_CalendarKey.self] }
    set { self[_CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[_TimeZoneKey.self] }
    set { self[_TimeZoneKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[_LayoutDirectionKey.self] }
    set { self[_LayoutDirectionKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[_DynamicTypeSizeKey.self] }
    set { self[_DynamicTypeSizeKey.self] = newValue }
  }
  public var font: Font? {
    get { self[_FontKey.self] }
    set { self[_FontKey.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get {
      if let mode = self[_EditModeKey.self] { return mode }
      let mode = SceneStorage(wrappedValue: EditMode.inactive, "editMode")
      return Binding(_location: _StoredLocation(mode._shared()))
    }
    set { self[_EditModeKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[_LineLimitKey.self] }
    set { self[_LineLimitKey.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[_DisplayScaleKey.self] }
    set { self[_DisplayScaleKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { self[_ReduceMotionKey.self] }
  public var isSearching: Bool { self[_SearchingKey.self] }
  public var refresh: RefreshAction? {
    get { self[_RefreshKey.self] }
    set { self[_RefreshKey.self] = newValue }
  }
}
