internal import Semantics

/// Lets styles of the program draw a view: `@_styled(_label, _content, by: _GroupBoxStyleKey)`.
///
/// The fields of the view are passed to the style's `_make`; without fields, the view itself is
/// passed.
struct StyledAttribute {
  /// The environment key type under which the style is stored.
  private(set) var key = ""
  private(set) var fields: [String] = []
  private(set) var problems: [String] = []

  init(_ attribute: LibraryAttribute) {
    for (label, argument) in attribute.arguments {
      switch (label, argument) {
      case (nil, .name(let field)): fields.append(field)
      case ("by", .name(let name)): key = name
      default: problems.append("@_styled takes no '\(label ?? "\(argument)")'")
      }
    }
    if key.isEmpty { problems.append("@_styled names no key") }
  }
}
