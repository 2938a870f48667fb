// Images and labels.

@dynamicMemberLookup public struct ImageResource: Hashable {
  let _name: String
  /// `.rose`: each asset in the project's catalogs is a static member.
  public static subscript(dynamicMember name: String) -> ImageResource {
    ImageResource(name: name)
  }
  public init(name: String, bundle: Bundle = .main) { _name = name }
}
@_shown(text: _name) @_role(.image)
public struct Image: View, Equatable {
  public typealias Body = Never
  var _name: String
  var _isSystem: Bool
  var _styles: [Any] = []
  var _text: String { "" }
  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs._name == rhs._name && lhs._isSystem == rhs._isSystem
      && _isUnchanged(lhs._styles, rhs._styles)
  }
  func _styled(_ styles: [Any]) -> Image {
    var copy = self
    copy._styles += styles
    return copy
  }
  public init(_ resource: ImageResource) {
    _name = resource._name
    _isSystem = false
  }
  public init(_ name: String, bundle: Bundle? = nil) {
    _name = name
    _isSystem = false
  }
  public init(_ name: String, label: Text) {
    _name = name
    _isSystem = false
  }
  public init(decorative name: String) {
    _name = name
    _isSystem = false
  }
  public init(systemName: String) {
    _name = systemName
    _isSystem = true
  }
  public init(systemName: String, variableValue: Double?) {
    _name = systemName
    _isSystem = true
  }
  public enum ResizingMode { case tile, stretch }
  public enum TemplateRenderingMode { case template, original }
  public enum Interpolation { case none, low, medium, high }
  public enum Scale { case small, medium, large }
}

@_shown(_title, _icon) @_role(.label) @_styled(_title, _icon, by: _LabelStyleKey)
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  var _title: Title
  var _icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    _title = title()
    _icon = icon()
  }
}
extension Label where Title == Text, Icon == Image {
  public init(_ title: String, systemImage: String) {
    _title = Text(title)
    _icon = Image(systemName: systemImage)
  }
  public init(_ title: String, image: String) {
    _title = Text(title)
    _icon = Image(image)
  }
}
typealias _TitleAndIcon = Label<Text, Image>

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
// Nothing is loaded: the placeholder is shown.
@_shown(_content)
public struct AsyncImage<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == P {
    _content = placeholder()
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    _content = content(.empty)
  }
}
extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) { _content = Image("placeholder") }
}

@_shown(_label, _description, _actions)
public struct ContentUnavailableView<Content: View, Description: View, Actions: View>: View {
  public typealias Body = Never
  var _label: Content
  var _description: Description
  var _actions: Actions
  public init(
    @ViewBuilder label: () -> Content,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    _label = label()
    _description = description()
    _actions = actions()
  }
}
extension ContentUnavailableView
where Content == _TitleAndIcon, Description == Text?, Actions == EmptyView {
  public init(_ title: String, systemImage: String, description: Text? = nil) {
    _label = Label(title, systemImage: systemImage)
    _description = description
    _actions = EmptyView()
  }
  public init(_ title: String, image: String, description: Text? = nil) {
    _label = Label(title, image: image)
    _description = description
    _actions = EmptyView()
  }
  public static var search: ContentUnavailableView<_TitleAndIcon, Text?, EmptyView> {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass")
  }
  public static func search(
    text: String
  ) -> ContentUnavailableView<_TitleAndIcon, Text?, EmptyView> {
    text.isEmpty
      ? search
      : ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

@_shown(_label, _content) @_styled(_label, _content, by: _LabeledContentStyleKey)
public struct LabeledContent<Label: View, Content: View>: View {
  public typealias Body = Never
  var _label: Label
  var _content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
}
extension LabeledContent where Label == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ title: String, value: S) {
    _label = Text(title)
    _content = Text(String(value))
  }
  public init<F: FormatStyle>(_ title: String, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    _label = Text(title)
    _content = Text(format.format(value))
  }
}
