internal import Semantics

/// How a view of the library is kept in the tree and taken apart:
/// `@_shown(_label, _content, by: .container)` on its declaration.
///
/// Without a label stand the stored properties that hold views, in the order in which they are seen, and
/// words for what else is special about it. A modifier shows what it modifies first.
struct ShownAttribute {
  /// The class of nodes that keeps it.
  enum Kind: String, CaseIterable {
    case container, forEach, conditional, identified, erased, equatable, placeholder, environment
    case change, lifetime, presentation, alert, reader, preferenceReader
    case preferenceView
    case navigation, link, tabs, scrollPosition, contextMenu
    /// Not at all: the view shows others, and is none that a person sees.
    case modified

    /// The parts that a type says which is kept so.
    var parts: [ViewPart] {
      switch self {
      case .identified: [.id]
      case .erased: [.view]
      case .equatable: [.content]
      case .change: [.initial]
      case .presentation: [.kind, .onDismiss]
      case .alert: [.kind, .title, .actions, .message]
      case .preferenceView: [.name]
      case .link: [.destination, .element, .isActive]
      case .scrollPosition: [.shown, .edge]
      case .contextMenu: [.items]
      case .conditional, .modified, .forEach, .container, .placeholder, .environment, .lifetime,
        .reader, .preferenceReader, .navigation, .tabs:
        []
      }
    }

    /// What such a type is asked.
    var requests: [ViewRequest] {
      switch self {
      case .environment: [.modifying]
      case .change: [.isSame, .run, .runLegacy]
      case .presentation: [.build, .close]
      case .alert: [.isShown, .close, .standardButton]
      case .reader: [.build]
      case .preferenceReader: [.key, .defaultValue, .reduce, .isSame, .report]
      case .preferenceView: [.key, .defaultValue, .reduce, .make]
      case .link: [.close]
      case .scrollPosition: [.take]
      default: []
      }
    }
  }

  /// What else is special about a view.
  enum Word: String, CaseIterable {
    /// The rows of a collection in it belong to what is around it.
    case transparent
    /// The rows of a collection in it are made when they come into sight.
    case lazy
    /// It shows the first of the views in it alone: there is room for any.
    case first
    /// It says itself, by its `_shown()`, what it shows.
    case ownText
    /// It only draws: as an argument of a modifier it is not worth showing.
    case drawing
    /// Its text says what it is.
    case calledByText
  }

  /// A property with views.
  enum Child: Equatable {
    case view(String)
    /// Of an array of anything, the values that are views.
    case each(String)

    var name: String {
      switch self {
      case .view(let name), .each(let name): name
      }
    }
  }

  var kind = Kind.container
  var children: [Child] = []
  var words: Set<Word> = []
  /// What programs call it, where that is not the name of its type.
  var shownAs: String?
  private(set) var problems: [String] = []

  /// As a container without views in it.
  init(words: Set<Word> = []) { self.words = words }

  init(_ attribute: LibraryAttribute) {
    for (label, argument) in attribute.arguments {
      switch (label, argument) {
      case (nil, .name(let field)), ("text", .name(let field)):
        if label == nil { children.append(.view(field)) }
      case (nil, .word(let name)):
        if let word = Word(rawValue: name) { words.insert(word) } else { reject("word", name) }
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
