extension PreludeLibrary {
  /// A family of styles: a protocol, its configuration, and the key that a style is kept under.
  ///
  /// `parts` are views of the configuration, with a question mark those that a control may lack;
  /// `fields` are its further members with what they are made of; `parameters` are what the view
  /// hands over.
  private static func family(
    _ name: String, parts: [String], fields: String, parameters: String, values: String
  ) -> String {
    let views = parts.map { part in
      """
        public struct \(typeName(of: part)): View {
          public typealias Body = Never
          var _view: any View
        }
        public let \(part.filter { $0 != "?" }): \
      \(name)Configuration.\(typeName(of: part))\(part.hasSuffix("?") ? "?" : "")

      """
    }
    let partNames = parts.map { part in
      let field = part.filter { $0 != "?" }
      let view = "\(name)Configuration.\(typeName(of: part))(_view: \(field))"
      return "\(field): \(part.hasSuffix("?") ? "\(field) is EmptyView ? nil : " : "")\(view)"
    }
    return """
      public struct \(name)Configuration {
      \(views.joined())\(fields)
      }
      public protocol \(name) {
        associatedtype Body: View
        typealias Configuration = \(name)Configuration
        @ViewBuilder func makeBody(configuration: \(name)Configuration) -> Body
      }
      extension \(name) {
        func _make(\(parameters)) -> Body {
          makeBody(configuration: \(name)Configuration(
            \((partNames + [values].filter { !$0.isEmpty }).joined(separator: ", "))))
        }
      }
      struct _\(name)Key: EnvironmentKey { static let defaultValue: Any? = nil }

      """
  }

  private static func typeName(of part: String) -> String {
    part.prefix(1).uppercased() + part.dropFirst().filter { $0 != "?" }
  }

  /// The view again, from inside a style for it: `Menu(configuration)`.
  private static func remaking(_ view: String, _ style: String) -> String {
    """
    extension \(view)
    where Label == \(style)Configuration.Label, Content == \(style)Configuration.Content {
      public init(_ configuration: \(style)Configuration) {
        self.init(content: { configuration.content }, label: { configuration.label })
      }
    }
    """
  }

  /// The modifier that sets a style: it is loaded with what it is called.
  private static func modifier(_ modifier: String, of name: String) -> PreludeChunk {
    PreludeChunk(
      members: [modifier],
      text: """
        extension View {
          public func \(modifier)<S: \(name)>(_ style: S) -> some View {
            ModifiedContent(content: self, modifier: _StyleWriter<_\(name)Key>(style: style))
          }
        }
        """)
  }

  /// Styles of views that few programs draw themselves.
  static let containerStyles: [PreludeChunk] = [
    chunk(
      "ProgressViewStyle", modifier: "progressViewStyle", parts: ["label?", "currentValueLabel?"],
      fields: "public let fractionCompleted: Double?",
      parameters:
        "_ label: any View, _ currentValueLabel: any View, _ value: Double?, _ total: Double",
      values: "fractionCompleted: value.map { $0 / total }",
      further: """
        extension ProgressView
        where
          Label == ProgressViewStyleConfiguration.Label,
          CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
        {
          public init(_ configuration: ProgressViewStyleConfiguration) {
            self.init(
              configuration.label ?? .init(_view: EmptyView()), configuration.fractionCompleted, 1,
              configuration.currentValueLabel ?? .init(_view: EmptyView()))
          }
        }
        """),
    chunk(
      "GaugeStyle", modifier: "gaugeStyle",
      parts: ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"],
      fields: "public let value: Double",
      parameters: """
        _ label: any View, _ currentValueLabel: any View, _ minimumValueLabel: any View, \
        _ maximumValueLabel: any View, _ fraction: Double
        """,
      values: "value: fraction"),
    chunk(
      "GroupBoxStyle", modifier: "groupBoxStyle", parts: ["label", "content"],
      parameters: "_ label: any View, _ content: any View",
      further: remaking("GroupBox", "GroupBoxStyle")),
    chunk(
      "LabeledContentStyle", modifier: "labeledContentStyle", parts: ["label", "content"],
      parameters: "_ label: any View, _ content: any View",
      further: remaking("LabeledContent", "LabeledContentStyle")),
    chunk(
      "ControlGroupStyle", modifier: "controlGroupStyle", parts: ["label", "content"],
      parameters: "_ label: any View, _ content: any View",
      further: """
        extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
          public init(_ configuration: ControlGroupStyleConfiguration) {
            self.init(content: { configuration.content })
          }
        }
        """),
    chunk(
      "FormStyle", modifier: "formStyle", parts: ["content"], parameters: "_ content: any View"),
    chunk(
      "MenuStyle", modifier: "menuStyle", parts: ["label", "content"],
      parameters: "_ label: any View, _ content: any View",
      further: remaking("Menu", "MenuStyle")),
    chunk(
      "DisclosureGroupStyle", modifier: "disclosureGroupStyle", parts: ["label", "content"],
      fields: "@Binding public var isExpanded: Bool",
      parameters: "_ label: any View, _ isExpanded: Binding<Bool>, _ content: any View",
      values: "isExpanded: isExpanded"),
    [textFieldStyle, modifier("textFieldStyle", of: "TextFieldStyle")],
  ].flatMap { $0 }

  private static func chunk(
    _ name: String, modifier: String, parts: [String], fields: String = "", parameters: String,
    values: String = "", further: String = ""
  ) -> [PreludeChunk] {
    let types = PreludeChunk(
      names: [name, "\(name)Configuration", "_\(name)Key"],
      text: family(name, parts: parts, fields: fields, parameters: parameters, values: values)
        + further)
    return [types, self.modifier(modifier, of: name)]
  }

  private static let textFieldStyle = PreludeChunk(
    names: ["TextFieldStyle", "_TextFieldStyleKey"],
    text: """
      public protocol TextFieldStyle {
        associatedtype _Body: View
        typealias _Label = Text
        @ViewBuilder func _body(configuration: TextField<Text>) -> _Body
      }
      extension TextFieldStyle {
        func _make(_ field: TextField<Text>) -> _Body { _body(configuration: field) }
      }
      struct _TextFieldStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
      """)
}
