internal import Semantics

/// That styles of the program can draw a view: `@_styled(_label, _content, by: _GroupBoxStyleKey)`.
///
/// The fields are those of the view that the style's `_make` is given; none stand for the view itself.
struct StyledAttribute {
  /// The type of the key that the environment keeps the style under.
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
