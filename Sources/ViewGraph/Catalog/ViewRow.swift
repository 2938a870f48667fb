/// What a control lets a person do.
package enum ControlKind: String, Sendable {
  case button, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker
  case link, searchField
}

/// A row of the catalog: how a view of the library is taken apart.
struct ViewRow: Sendable {
  /// How it is kept in the tree.
  enum Kind: Sendable {
    case container, forEach, conditional, identified, erased, equatable, placeholder, environment
    case change, lifetime, presentation, alert, reader, preferenceReader
    case navigation
  }

  let kind: Kind
  /// The fields that hold views.
  let children: [String]
  /// The field that holds what it says.
  var text: String?
  var control: ControlKind?
  /// Whether the rows of a collection in it are made when they come into sight.
  var isLazy = false
  /// Whether the rows of a collection in it belong to what is around it.
  var isTransparent = false

  init(_ kind: Kind = .container, _ children: [String] = []) {
    self.kind = kind
    self.children = children
  }

  static func container(
    _ children: String..., text: String? = nil, control: ControlKind? = nil, isLazy: Bool = false,
    isTransparent: Bool = false
  ) -> ViewRow {
    var row = ViewRow(.container, children)
    row.text = text
    row.control = control
    row.isLazy = isLazy
    row.isTransparent = isTransparent
    return row
  }
}
