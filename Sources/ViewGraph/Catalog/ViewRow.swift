/// What a control lets a person do.
package enum ControlKind: String, Sendable {
  case button, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker
  case link, searchField, disclosure, menu, colorPicker

  /// Those that a person types into.
  static let typed: Set<ControlKind> = [.textField, .secureField, .textEditor, .searchField]

  /// Examples of what it can be set to, where that is no list of choices.
  var wanted: [String] {
    switch self {
    case .datePicker: ["2026-12-31", "2026-12-31 18:30", "18:30"]
    case .colorPicker: ["red", "blue"]
    default: []
    }
  }

  /// Whether other controls can stand in it.
  var holdsControls: Bool {
    switch self {
    case .searchField, .disclosure, .menu, .link: true
    default: false
    }
  }
}

/// A row of the catalog: how a view of the library is taken apart.
struct ViewRow: Sendable {
  /// How it is kept in the tree.
  enum Kind: Sendable {
    case container, forEach, conditional, identified, erased, equatable, placeholder, environment
    case change, lifetime, presentation, alert, reader, preferenceReader
    case preferenceView
    case navigation, link, tabs, scrollPosition, contextMenu
  }

  let kind: Kind
  /// The fields that hold views.
  let children: [String]
  /// The field that holds what it says.
  var text: String?
  var control: ControlKind?
  /// Whether it says itself, by its `_shown()`, what it shows.
  var showsText = false
  /// Whether it shows the first of the views in it alone: there is room for any.
  var showsFirst = false
  /// Whether the rows of a collection in it are made when they come into sight.
  var isLazy = false
  /// Whether the rows of a collection in it belong to what is around it.
  var isTransparent = false

  /// What programs call it, where that is not the name of its type.
  var shownAs: String?

  init(
    _ kind: Kind = .container, _ children: [String] = [], control: ControlKind? = nil,
    shownAs: String? = nil
  ) {
    self.kind = kind
    self.children = children
    self.control = control
    self.shownAs = shownAs
  }

  /// What a view shows while its menu is closed: itself.
  static var contextMenu: ViewRow {
    var row = ViewRow(.contextMenu, ["content"])
    row.isTransparent = true
    return row
  }

  /// A view whose content its `_build()` makes; a transparent one shows that alone.
  static func reader(isTransparent: Bool, shownAs: String) -> ViewRow {
    var row = ViewRow(.reader, shownAs: shownAs)
    row.isTransparent = isTransparent
    return row
  }

  static func container(
    _ children: String..., text: String? = nil, control: ControlKind? = nil, isLazy: Bool = false,
    isTransparent: Bool = false, showsText: Bool = false, showsFirst: Bool = false,
    shownAs: String? = nil
  ) -> ViewRow {
    var row = ViewRow(.container, children)
    row.text = text
    row.control = control
    row.isLazy = isLazy
    row.isTransparent = isTransparent
    row.showsText = showsText
    row.showsFirst = showsFirst
    row.shownAs = shownAs
    return row
  }
}
