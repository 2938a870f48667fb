// Environment values of widgets.
//
// Loads by member

struct _WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
struct _WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}
struct _WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[_WidgetFamilyKey.self] }
    set { self[_WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[_WidgetRenderingModeKey.self] }
    set { self[_WidgetRenderingModeKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets { self[_WidgetContentMarginsKey.self] }
}
