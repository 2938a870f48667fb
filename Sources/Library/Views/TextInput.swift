// Text fields and editors.

/// The selected range of a text; nothing ever sets it.
public struct TextSelection: Equatable, Hashable {
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
  }
  public var indices: TextSelection.Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): return range.isEmpty
    }
  }
}

@_shown(_label) @_control(.textField, value: _text, editing: _editing, commit: _commit)
@_styled(by: _TextFieldStyleKey)
public struct TextField<Label: View>: View {
  public typealias Body = Never
  var _text: Binding<String>
  var _label: Label
  var _commit: (() -> Void)?
  var _editing: ((Bool) -> Void)? = nil
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _text = text
    _label = label()
    _commit = nil
  }
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
}
extension TextField where Label == Text {
  public init(
    _ title: String, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text)
  }
  public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text)
  }
  public init(_ title: String, text: Binding<String>) {
    _text = text
    _label = Text(title)
    _commit = nil
  }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    _text = text
    _label = Text(String(title))
    _commit = nil
  }
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    _text = text
    _label = Text(title)
    _commit = nil
  }
  public init(_ title: String, text: Binding<String>, axis: Axis) {
    _text = text
    _label = Text(title)
    _commit = nil
  }
  public init(
    _ title: String, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    _text = text
    _label = Text(title)
    _commit = onCommit
  }
  public init(
    _ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    _text = text
    _label = Text(title)
    _commit = onCommit
    _editing = onEditingChanged
  }
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    _text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = _parsed($0, by: format) { value.wrappedValue = parsed } })
    _label = Text(title)
    _commit = nil
  }
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    _text = Binding<String>(
      get: {
        if let input = value.wrappedValue { return format.format(input) }
        return ""
      },
      set: { value.wrappedValue = _parsed($0, by: format) })
    _label = Text(title)
    _commit = nil
  }
  public init<V>(_ title: String, value: Binding<V>, formatter: Formatter) {
    _text = Binding<String>(
      get: { "\(value.wrappedValue)" },
      set: {
        if let parsed = _parsed($0, as: V.self) as? V {
          value.wrappedValue = parsed
        } else {
          _noteUnparsed($0)
        }
      })
    _label = Text(title)
    _commit = nil
  }
}

@_native("control.unparsed") func _noteUnparsed(_ text: String)

/// The value of a text; nil if the format cannot parse it, which the shell then says.
func _parsed<F: ParseableFormatStyle>(_ text: String, by format: F) -> F.FormatInput?
where F.FormatOutput == String {
  do {
    return try format.parseStrategy.parse(text)
  } catch {
    _noteUnparsed(text)
    return nil
  }
}

func _parsed(_ text: String, as type: Any.Type) -> Any? {
  if type == Int.self { return Int(text) }
  if type == Double.self { return Double(text) }
  if type == String.self { return text }
  return nil
}

@_shown(_label) @_control(.secureField, value: _text, commit: _commit)
public struct SecureField<Label: View>: View {
  public typealias Body = Never
  var _text: Binding<String>
  var _label: Label
  var _commit: (() -> Void)?
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _text = text
    _label = label()
  }
}
extension SecureField where Label == Text {
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
    _text = text
    _label = Text(title)
  }
  public init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void) {
    _text = text
    _label = Text(title)
    _commit = onCommit
  }
}

@_shown() @_control(.textEditor, value: _text)
public struct TextEditor: View {
  public typealias Body = Never
  var _text: Binding<String>
  public init(text: Binding<String>) { _text = text }
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { _text = text }
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    _text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = AttributedString($0) })
  }
}
public struct AttributedTextSelection: Equatable, Hashable { public init() {} }
