// Modifiers whose content only draws: views in masks, bars and backgrounds.
//
// Loads by member

public struct ContainerBackgroundPlacement: Hashable {
  var _name: String
  public static let widget = ContainerBackgroundPlacement(_name: "widget")
  public static let navigation = ContainerBackgroundPlacement(_name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(
    _name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(_name: "tabView")
  public static let subscriptionStore = ContainerBackgroundPlacement(_name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    _name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    _name: "subscriptionStoreFullHeight")
  public static let window = ContainerBackgroundPlacement(_name: "window")
}

extension View {
  /// The view with a modifier that changes how it is drawn, and with what it is drawn.
  func _drawn(_ name: String, _ arguments: [Any] = []) -> _InertView<Self> {
    _InertView(_content: self, _name: name, _arguments: arguments)
  }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    _drawn("mask", [mask()])
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View { _drawn("mask", [mask]) }
  public func safeAreaBar<C: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    _drawn("safeAreaBar", [content()])
  }
  public func safeAreaBar<C: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    _drawn("safeAreaBar", [content()])
  }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    _drawn("toolbarTitleMenu", [content()])
  }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    _drawn("sectionActions", [content()])
  }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    _drawn("containerBackground", [style])
  }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    _drawn("containerBackground", [content()])
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    _drawn("presentationBackground", [style])
  }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _drawn("presentationBackground", [content()])
  }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    _drawn("tabViewBottomAccessory", [content()])
  }
  public func tabViewBottomAccessory<C: View>(
    isEnabled: Bool, @ViewBuilder content: () -> C
  ) -> some View {
    _drawn("tabViewBottomAccessory", [content()])
  }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
    _drawn("tabViewSidebarHeader", [content()])
  }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
    _drawn("tabViewSidebarFooter", [content()])
  }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View {
    _drawn("tabViewSidebarBottomBar", [content()])
  }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    _drawn("accessibilityRepresentation", [representation()])
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    _drawn("accessibilityChildren", [children()])
  }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    _drawn("accessibilityActions", [content()])
  }
}
