internal import Semantics

/// How a library view is kept in the tree and split into children:
/// `@_shown(_label, _content, by: .container)` on its declaration.
///
/// The unlabelled arguments are the stored properties that hold views, in display order, and words
/// for special behaviour. A modifier shows its content first.
struct ShownAttribute {
  /// Special behaviour of a view.
  enum Word: String, CaseIterable {
    /// Rows of a collection inside belong to the enclosing container.
    case transparent
    /// Rows of a collection inside are made when they scroll into sight.
    case lazy
    /// It shows only the first view inside, as if there were room for any.
    case first
    /// Its `_shown()` returns the text that it shows.
    case ownText
    /// It only draws; not listed when it is an argument of a modifier.
    case drawing
    /// Its text serves as its name.
    case calledByText
  }

  /// A stored property that holds views.
  enum Child: Equatable {
    case view(String)
    /// The elements of an array of any type that are views.
    case each(String)

    var name: String {
      switch self {
      case .view(let name), .each(let name): name
      }
    }
  }

  var kind = Kind.container
  var children: [Child] = []
  var words: [Word] = []
  /// The name in programs, if it differs from the type's name.
  var shownAs: String?
  private(set) var problems: [String] = []

  /// A container without child views.
  init(words: [Word] = []) { self.words = words }

  init(_ attribute: LibraryAttribute) {
    for (label, argument) in attribute.arguments {
      switch (label, argument) {
      case (nil, .name(let field)), ("text", .name(let field)):
        if label == nil { children.append(.view(field)) }
      case (nil, .word(let name)):
        if let word = Word(rawValue: name) { words.append(word) } else { reject("word", name) }
      case ("each", .name(let field)): children.append(.each(field))
      case ("by", .word(let name)):
        if let kind = Kind(rawValue: name) { self.kind = kind } else { reject("kind", name) }
      case ("as", .text(let name)): shownAs = name
      default: problems.append("@_shown takes no '\(label ?? "\(argument)")'")
      }
    }
  }

  private mutating func reject(_ what: String, _ name: String) {
    problems.append("@_shown knows no \(what) '.\(name)'")
  }
}
