// Stacks, grids, groups and scroll views.

@_shown(_content)
public struct VStack<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content)
public struct HStack<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content)
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

public struct PinnedScrollableViews: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

@_shown(_content, .lazy)
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content, .lazy)
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

public struct GridItem {
  public enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
  }
}

@_shown(_content, .lazy)
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content, .lazy)
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content)
public struct Grid<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content)
public struct GridRow<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

@_shown(_content, .transparent) @_role(.group, content: _content)
public struct Group<Content> {
  public typealias Body = Never
  var _content: Content
}
extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

@_shown(_label, _content) @_styled(_label, _content, by: _GroupBoxStyleKey)
public struct GroupBox<Label: View, Content: View>: View {
  public typealias Body = Never
  var _label: Label
  var _content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    _label = label
    _content = content()
  }
}
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    _label = EmptyView()
    _content = content()
  }
}
extension GroupBox where Label == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
}

@_shown(_label, _content) @_styled(_content, by: _ControlGroupStyleKey)
public struct ControlGroup<Content: View>: View {
  public typealias Body = Never
  var _label: any View = EmptyView()
  var _content: Content
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    _label = label()
    _content = content()
  }
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    _label = _TitleAndIcon(title, systemImage: systemImage)
    _content = content()
  }
}

@_shown(_content)
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_native("environment.scroll") func _scrollTo(_ id: Any)

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { _scrollTo(id) }
}

@_shown(by: .reader)
public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  var _content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    _content = content
  }
  func _build() -> Content { _content(ScrollViewProxy()) }
}

@_shown(_content, .first)
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}
