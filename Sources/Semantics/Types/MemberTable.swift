import Syntax

/// The members of a type, by name and in order of declaration.
///
/// Functions and computed properties of library types are unread until their name is first looked
/// up: a program uses few of them, and the types in their signatures would have to be loaded too.
struct MemberTable {
  /// In order of declaration too.
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
    guard let place else {
      byName[member.name, default: []].append(member)
      return addPlace(member)
    }
    let index = firstIndex(from: place)
    places[index].member = member
    // Mostly there is no other one, and nothing to compare with.
    guard let others = byName[member.name] else {
      byName[member.name] = [member]
      return
    }
    let later = Set(places[(index + 1)...].compactMap { $0.member?.identity })
    let end = others.firstIndex { later.contains($0.identity) } ?? others.count
    byName[member.name]?.insert(member, at: end)
  }

  /// The index of the first place from a number on.
  private func firstIndex(from number: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Removes members from the order of declaration.
  mutating func removeFromOrder(where isMeant: (Member) -> Bool) {
    places.removeAll { $0.member.map(isMeant) ?? false }
  }

  private mutating func addPlace(_ member: Member?) {
    places.append(Place(number: nextNumber, member: member))
    nextNumber += 1
  }

  /// Takes back what the program has changed since a copy was made. What was read and added of the
  /// library since then stays, as it is not declared again.
  mutating func restore(_ earlier: MemberTable) {
    let known = Set(earlier.members.map(\.identity))
    func stays(_ member: Member) -> Bool { member.isOfPrelude || known.contains(member.identity) }
    places.removeAll { $0.member.map { !stays($0) } ?? false }
    let present = Set(members.map(\.identity))
    let removed = earlier.places.filter { place in
      place.member.map { !present.contains($0.identity) } ?? false
    }
    if !removed.isEmpty { places = (places + removed).sorted { $0.number < $1.number } }
    for name in Set(byName.keys).union(earlier.byName.keys) {
      let before = earlier.byName[name] ?? []
      let identities = Set(before.map(\.identity))
      let added = (byName[name] ?? []).filter {
        stays($0) && !identities.contains($0.identity)
      }
      byName[name] = before.isEmpty && added.isEmpty ? nil : before + added
    }
  }

  /// Keeps a place for a member that is added when it is first looked up.
  mutating func keepPlace(of name: String, _ member: UnreadMember) {
    member.place = nextNumber
    addPlace(nil)
    unread[name, default: []].append(member)
  }

  var hasUnread: Bool { !unread.isEmpty }

  /// The unread members with a name that a call may mean; they no longer count as unread.
  ///
  /// - Parameter shape: nil for all members.
  mutating func takeUnread(_ name: String, fitting shape: CallShape?) -> [UnreadMember] {
    guard let members = unread.removeValue(forKey: name) else { return [] }
    guard let shape else { return members }
    let fitting = members.map { $0.fits(shape) }
    let others = zip(members, fitting).filter { !$1 }.map(\.0)
    if !others.isEmpty { unread[name] = others }
    return zip(members, fitting).filter(\.1).map(\.0)
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

/// A member of the library that is parsed and declared when it is first looked up.
final class UnreadMember {
  private lazy var declaration = member.declaration
  private let member: OutlinedMember
  private let declare: (Declaration, _ place: Int) -> Void
  /// Its place in the order of declaration.
  fileprivate var place = 0

  init(_ member: OutlinedMember, declare: @escaping (Declaration, _ place: Int) -> Void) {
    self.member = member
    self.declare = declare
  }

  func read() { declare(declaration, place) }

  /// Whether a call may mean it. Only initializers are told apart, of which a type may have many.
  fileprivate func fits(_ shape: CallShape) -> Bool {
    guard case .initializer(let initializer) = declaration.kind else { return true }
    return shape.fits(initializer.parameters)
  }
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

  /// The requirements of a protocol in order of declaration, among other members.
  var requirementsAndOthers: [Member] { memberTable.members }

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
