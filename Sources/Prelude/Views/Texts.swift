extension PreludeLibrary {
  /// Text, images and labels.
  static let texts = PreludeChunk(
    names: [
      "Text", "LocalizedStringKey", "LocalizedStringResource",
      "CustomLocalizedStringResourceConvertible",
    ],
    text: #"""
      public typealias LocalizedStringKey = String
      public typealias LocalizedStringResource = String
      public protocol CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { get }
      }

      public struct Text: View, Equatable {
        public typealias Body = Never
        var _text: String
        // What modifiers that make another text were given, where it may change.
        var _styles: [Any] = []
        public init(_ content: String) { _text = content }
        public init(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, comment: String)
        { _text = key }
        public init(_ key: String, tableName: String?, bundle: Bundle? = nil) { _text = key }
        public init(verbatim content: String) { _text = content }
        public init<S: StringProtocol>(_ content: S) { _text = String(content) }
        public init(_ date: Date, style: Text.DateStyle) { _text = style._text(date) }
        public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
          _text = format.format(input)
        }
        public init<T>(_ subject: T, formatter: Formatter) {
          _text = formatter.string(for: subject) ?? ""
        }
        public init(_ attributed: AttributedString) { _text = attributed._text }
        public init(_ image: Image) {
          _text = ""
          _styles = [image]
        }
        public init(_ dates: ClosedRange<Date>) {
          _text = "\(Text.DateStyle.time._text(dates.lowerBound))–\(Text.DateStyle.time._text(dates.upperBound))"
        }
        public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
        // The clock stands still: all of the time is left.
        public init(
          timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
          showsHours: Bool = true
        ) {
          let length = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
          let seconds = countsDown ? length : 0
          let minutes = showsHours ? seconds / 60 % 60 : seconds / 60
          let hours = showsHours && seconds >= 3600 ? "\(seconds / 3600):" : ""
          let gap = !hours.isEmpty && minutes < 10 ? "0" : ""
          _text = "\(hours)\(gap)\(minutes):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        }

        public static func + (lhs: Text, rhs: Text) -> Text {
          var sum = Text(lhs._text + rhs._text)
          sum._styles = lhs._styles + rhs._styles
          return sum
        }
        public static func == (lhs: Text, rhs: Text) -> Bool {
          lhs._text == rhs._text && _isUnchanged(lhs._styles, rhs._styles)
        }
        func _styled(_ styles: [Any]) -> Text {
          var copy = self
          copy._styles += styles
          return copy
        }

        public struct DateStyle {
          var _name: String
          public static let date = DateStyle(_name: "date")
          public static let time = DateStyle(_name: "time")
          public static let relative = DateStyle(_name: "relative")
          public static let offset = DateStyle(_name: "offset")
          public static let timer = DateStyle(_name: "timer")
          func _text(_ date: Date) -> String {
            if _name == "date" { return date.formatted(date: .long, time: .omitted) }
            if _name == "time" { return date.formatted(date: .omitted, time: .shortened) }
            return "\(date)"
          }
        }
        public struct LineStyle: Hashable {
          public struct Pattern: Hashable {
            var _name: String
            public static let solid = Pattern(_name: "solid")
            public static let dot = Pattern(_name: "dot")
            public static let dash = Pattern(_name: "dash")
            public static let dashDot = Pattern(_name: "dashDot")
            public static let dashDotDot = Pattern(_name: "dashDotDot")
          }
          var _pattern: Pattern
          var _color: Color?
          public init(pattern: Pattern = .solid, color: Color? = nil) {
            _pattern = pattern
            _color = color
          }
          public static let single = LineStyle()
        }
        public enum TruncationMode { case head, tail, middle }
        public enum Case { case uppercase, lowercase }
      }
      """#)

  /// What interpolations with a second argument become.
  static let interpolations = PreludeChunk(
    names: ["_interpolated"],
    text: #"""
      func _interpolated<T: CVarArg>(_ value: T, specifier: String) -> String {
        String(format: specifier, value)
      }
      func _interpolated<F: FormatStyle>(_ value: F.FormatInput, format: F) -> String
      where F.FormatOutput == String {
        format.format(value)
      }
      func _interpolated<T>(_ value: T, formatter: Formatter) -> String {
        formatter.string(for: value) ?? ""
      }
      func _interpolated(_ date: Date, style: Text.DateStyle) -> String { style._text(date) }
      func _interpolated<T>(_ value: T?, default text: @autoclosure () -> String) -> String {
        if let value { return "\(value)" }
        return text()
      }
      """#)

  /// Images and labels.
  static let labels = PreludeChunk(
    names: [
      "Image", "ImageResource", "Label", "_TitleAndIcon", "AsyncImage", "AsyncImagePhase",
      "ContentUnavailableView", "LabeledContent",
    ],
    text: #"""
      @dynamicMemberLookup public struct ImageResource: Hashable {
        let _name: String
        /// `.rose`: what the catalogue of a project holds has a name by which it is a member.
        public static subscript(dynamicMember name: String) -> ImageResource {
          ImageResource(name: name)
        }
        public init(name: String, bundle: Bundle = .main) { _name = name }
      }
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
      // Nothing is loaded: what stands there until then is shown.
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
      """#)
}
