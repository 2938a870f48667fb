extension PreludeLibrary {
  /// Forms and their sections.
  static let forms = PreludeChunk(
    names: ["Form", "Section", "DisclosureGroup"],
    text: #"""
      public struct Form<Content: View>: View {
        public typealias Body = Never
        var _content: Content
        public init(@ViewBuilder content: () -> Content) { _content = content() }
      }

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
        public init(
          _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
        ) {
          _header = Text(title)
          _content = content()
          _footer = EmptyView()
        }
      }

      public struct DisclosureGroup<Label: View, Content: View>: View {
        public typealias Body = Never
        var _label: Label
        var _isExpanded: Binding<Bool>?
        var _content: () -> Content
        public init(
          @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
        ) {
          _label = label()
          _isExpanded = nil
          _content = content
        }
        public init(
          isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
          @ViewBuilder label: () -> Label
        ) {
          _label = label()
          _isExpanded = isExpanded
          _content = content
        }
        func _build() -> Content { _content() }
      }
      extension DisclosureGroup where Label == Text {
        public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
          _label = Text(title)
          _isExpanded = nil
          _content = content
        }
        public init(
          _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) {
          _label = Text(title)
          _isExpanded = isExpanded
          _content = content
        }
      }
      """#)
}
