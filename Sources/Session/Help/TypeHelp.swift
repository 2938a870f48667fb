import Reports
import Semantics
import SourceText

/// What `help` says of a type: its documentation, how a value of it is made, its members, and what can be typed
/// next.
struct TypeHelp {
  private let checker: TypeChecker
  private let type: NominalType
  private let name: String
  private let columns: Int?

  /// The most members that are listed of one kind.
  private static let mostListed = 12

  /// Nil if no type has this name.
  init?(_ session: Session, _ name: String) {
    session.runner.declareModels(mentionedIn: Source(name: "", text: name))
    guard let type = session.world.checker.type(named: name) else { return nil }
    checker = session.world.checker
    columns = session.configuration.display.columns()
    self.type = type
    self.name = name
  }

  var lines: [StyledText] {
    let place = checker.memberListing.listing(ofGlobal: name)?.place
    let comment = place.map { DocumentationComment($0).lines } ?? []
    return ["\("\(type.kind)", .quiet) \(name, .type)"]
      + comment.map { StyledText("  " + $0, .quiet) } + members + [next]
  }

  /// The documentation of a member that is written with the type's name: `Book.title`.
  func suggestions(forMember member: String) -> [Suggestion] {
    for isStatic in [false, true] {
      let found = listings(isStatic: isStatic, startingWith: member).filter { $0.name == member }
      if !found.isEmpty { return found.map { Suggestion($0) } }
    }
    return []
  }

  /// `Book.title` for `Book.tilte`: a type with its member that is meant; nil if no type is named, or no member is
  /// near.
  static func nearestMember(to text: String, _ session: Session) -> String? {
    guard let dot = text.lastIndex(of: "."), let type = TypeHelp(session, String(text[..<dot]))
    else { return nil }
    let names = [false, true].flatMap { type.listings(isStatic: $0).map(\.name) }
    let name = String(text[text.index(after: dot)...])
    return Spelling.nearest(to: name, among: names).map { "\(type.name).\($0)" }
  }

  private func listings(isStatic: Bool, startingWith start: String = "") -> [MemberListing] {
    checker.memberListing.memberListings(
      of: type.declaredType, isStatic: isStatic, startingWith: start)
  }

  /// The initializers, the members of values and those of the type, with their types.
  private var members: [StyledText] {
    var initializers = Table()
    let calls = checker.memberListing.callListings(ofGlobal: name).filter { call in
      !call.parameters.contains { $0.label?.hasPrefix("_") ?? false }
    }
    add(calls.map { ("\(name)\($0.type)", "") }, to: &initializers)
    var table = Table()
    // Whatever conforms to the type's protocols has their members, too.
    let isProtocol = type.kind == .protocol
    for isStatic in [false, true] {
      let own = listings(isStatic: isStatic).filter { isProtocol || $0.origin != .protocol }
      add(own.map { ((isStatic ? name : "") + ".\($0.name)", $0.type) }, to: &table)
    }
    return initializers.lines(within: columns) + table.lines(within: columns)
  }

  private func add(_ members: [(name: String, type: String)], to table: inout Table) {
    var seen: Set<String> = []
    let members = members.filter { seen.insert($0.name).inserted }
    for member in members.prefix(TypeHelp.mostListed) {
      table.append(["  " + StyledText(member.name, .name), StyledText(member.type, .type)])
    }
    if members.count > TypeHelp.mostListed {
      table.append([StyledText("  … \(members.count - TypeHelp.mostListed) more", .quiet)])
    }
  }

  /// What can be typed next.
  private var next: StyledText {
    if type.isPrelude {
      return StyledText("· Tab behind a dot lists all members, behind '(' the arguments", .quiet)
    }
    let isView = checker.conforms(type.declaredType, to: checker.wellKnown("View"))
    return isView
      ? "\("·", .quiet) mount \(name)(…) \("shows one;", .quiet) types \(name) \("shows its source", .quiet)"
      : "\("·", .quiet) types \(name) \("shows its source; Tab behind a dot lists all members", .quiet)"
  }
}
