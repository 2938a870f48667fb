import Syntax

/// The members of a type, by name and in order of declaration.
///
/// Functions and computed properties of library types are unread until their name is first looked
/// up: a program uses few of them, and the types in their signatures would have to be loaded too.
struct MemberTable {
  private var byName: [String: [Member]] = [:]
  /// In order of declaration, by ascending number.
  private var places: [Place] = []
  private var nextNumber = 0
  private var unread: [String: [UnreadMember]] = [:]

  /// The names of all members.
  var names: Set<String> { Set(byName.keys).union(unread.keys) }

  /// The members with a name, of those that are read.
  subscript(name: String) -> [Member]? {
    get { byName[name] }
    set { byName[name] = newValue }
  }

  /// The members that are read.
  var members: [Member] { places.compactMap(\.member) }

  /// - Parameter place: the number of the place that was kept for it; nil for the end.
  mutating func add(_ member: Member, at place: Int?) {
    byName[member.name, default: []].append(member)
    guard let place else { return addPlace(member) }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].number < place { low = middle + 1 } else { high = middle }
    }
    places[low].member = member
  }

  /// Removes members from the order of declaration.
  mutating func removeFromOrder(where isMeant: (Member) -> Bool) {
    places.removeAll { $0.member.map(isMeant) ?? false }
  }

  private mutating func addPlace(_ member: Member?) {
    places.append(Place(number: nextNumber, member: member))
    nextNumber += 1
  }

  /// Takes back what the program has changed since a copy was made, when all members were read. What
  /// the library has added since then stays, as it is not loaded again.
  mutating func restore(_ earlier: MemberTable) {
    let known = Set(earlier.members.map(\.identity))
    let added = places.filter { place in
      place.member.map { $0.isOfPrelude && !known.contains($0.identity) } ?? true
    }
    byName = earlier.byName
    places = earlier.places + added
    for member in added.compactMap(\.member) { byName[member.name, default: []].append(member) }
  }

  /// Keeps a place for a member that `read` adds when it is first looked up.
  ///
  /// - Parameter parameters: those of an initializer, of which a type may have many.
  mutating func keepPlace(
    of name: String, _ parameters: [Parameter]?, read: @escaping (Int) -> Void
  ) {
    let place = nextNumber
    addPlace(nil)
    unread[name, default: []].append(UnreadMember(parameters: parameters) { read(place) })
  }

  var hasUnread: Bool { !unread.isEmpty }

  /// The unread members with a name that a call may mean; they no longer count as unread.
  ///
  /// - Parameter shape: nil for all members.
  mutating func takeUnread(_ name: String, fitting shape: CallShape?) -> [UnreadMember] {
    guard let members = unread.removeValue(forKey: name) else { return [] }
    guard let shape else { return members }
    let others = members.filter { $0.parameters.map { !shape.fits($0) } ?? false }
    if !others.isEmpty { unread[name] = others }
    return others.count == members.count
      ? [] : members.filter { $0.parameters.map(shape.fits) ?? true }
  }

  func hasUnread(_ name: String) -> Bool { unread[name] != nil }

  /// The names of unread members, sorted.
  var unreadNames: [String] { unread.keys.sorted() }
}

/// A place in the order of declaration.
private struct Place {
  let number: Int
  /// Nil while it is unread.
  var member: Member?
}

/// A member that is declared when it is first looked up.
struct UnreadMember {
  fileprivate let parameters: [Parameter]?
  let read: () -> Void
}

extension NominalType {
  /// Access to members by name; reads those that are unread.
  package struct MembersByName {
    fileprivate let type: NominalType

    package subscript(name: String) -> [Member]? {
      get { self[name, fitting: nil] }
      nonmutating set {
        if type.memberTable.hasUnread { type.readMembers(name) }
        type.memberTable[name] = newValue
      }
    }

    /// Those that a call may mean, and others that are read already.
    subscript(name: String, fitting shape: CallShape?) -> [Member]? {
      if type.memberTable.hasUnread { type.readMembers(name, fitting: shape) }
      return type.memberTable[name]
    }

    /// The names of all members.
    package var names: Set<String> { type.memberTable.names }
  }

  /// Members by name, instance and static, including those of extensions.
  package var members: MembersByName { MembersByName(type: self) }

  /// All members in order of declaration.
  package var memberOrder: [Member] {
    readAllMembers()
    return memberTable.members
  }

  /// Adds a member.
  ///
  /// - Parameter place: the place that was kept for it; nil for the end.
  package func add(_ member: Member, at place: Int? = nil) { memberTable.add(member, at: place) }

  /// Reads the members that are unread.
  func readAllMembers() {
    // Reading one may declare more.
    while memberTable.hasUnread {
      for name in memberTable.unreadNames { readMembers(name) }
    }
  }

  private func readMembers(_ name: String, fitting shape: CallShape? = nil) {
    for member in memberTable.takeUnread(name, fitting: shape) { member.read() }
  }
}
