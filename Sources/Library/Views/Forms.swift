// Forms and their sections.

@_shown(_content) @_styled(_content, by: _FormStyleKey) @_role(.form)
public struct Form<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

@_shown(_header, _content, _footer, .transparent)
@_role(.section, header: _header, content: _content, footer: _footer)
public struct Section<Parent, Content, Footer> {
  public typealias Body = Never
  var _header: Parent
  var _content: Content
  var _footer: Footer
}
extension Section: View where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    _header = header()
    _content = content()
    _footer = footer()
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    _header = header
    _content = content()
    _footer = footer
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    _header = EmptyView()
    _content = content()
    _footer = footer()
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    _header = EmptyView()
    _content = content()
    _footer = footer
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    _header = header()
    _content = content()
    _footer = EmptyView()
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    _header = header
    _content = content()
    _footer = EmptyView()
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    _header = EmptyView()
    _content = content()
    _footer = EmptyView()
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    _header = Text(title)
    _content = content()
    _footer = EmptyView()
  }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _header = Text(String(title))
    _content = content()
    _footer = EmptyView()
  }
}

@_shown(_label) @_control(.disclosure, value: _isExpanded)
struct _SectionHeader<Label: View>: View {
  typealias Body = Never
  var _label: Label
  var _isExpanded: Binding<Bool>
}
extension Section {
  public init<C: View>(
    _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Parent == _SectionHeader<Text>, Content == Optional<C>, Footer == EmptyView {
    _header = _SectionHeader(_label: Text(title), _isExpanded: isExpanded)
    _content = isExpanded.wrappedValue ? content() : nil
    _footer = EmptyView()
  }
  public init<P: View, C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> P
  ) where Parent == _SectionHeader<P>, Content == Optional<C>, Footer == EmptyView {
    _header = _SectionHeader(_label: header(), _isExpanded: isExpanded)
    _content = isExpanded.wrappedValue ? content() : nil
    _footer = EmptyView()
  }
}

@_shown(by: .reader, as: "DisclosureGroup")
struct _DisclosureContent<Content: View>: View {
  typealias Body = Never
  var _content: () -> Content
  func _build() -> Content { _content() }
}
@_shown(_label, _open) @_control(.disclosure, value: _isExpanded)
@_styled(_label, _isExpanded, _content, by: _DisclosureGroupStyleKey)
struct _DisclosureGroup<Label: View, Content: View>: View {
  typealias Body = Never
  var _label: Label
  var _isExpanded: Binding<Bool>
  var _content: _DisclosureContent<Content>
  var _open: _DisclosureContent<Content>?
}
public struct DisclosureGroup<Label: View, Content: View>: View {
  var _label: Label
  var _given: Binding<Bool>?
  var _content: () -> Content
  @State var _isOpen = false
  public var body: some View {
    let isExpanded = _given ?? $_isOpen
    let content = _DisclosureContent(_content: _content)
    _DisclosureGroup(
      _label: _label, _isExpanded: isExpanded, _content: content,
      _open: isExpanded.wrappedValue ? content : nil)
  }
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _given = nil
    _content = content
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _given = isExpanded
    _content = content
  }
}
extension DisclosureGroup where Label == Text {
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    _label = Text(title)
    _given = nil
    _content = content
  }
  public init(
    _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    _label = Text(title)
    _given = isExpanded
    _content = content
  }
}
