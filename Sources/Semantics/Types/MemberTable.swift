import Syntax

/// The members of a type, by name and in order of declaration.
///
/// Functions and computed properties of library types are unread until their name is first looked
/// up: a program uses few of them, and the types in their signatures would have to be loaded too.
struct MemberTable {
  /// What is known of the members with a name.
  fileprivate struct Named {
    /// Those that are read, in order of declaration.
    var members: [Member] = []
    var unread: [UnreadMember] = []

    var isEmpty: Bool { members.isEmpty && unread.isEmpty }
  }

  private var byName: [String: Named] = [:]
  /// In order of declaration, by ascending number.
  private var places: [Place] = []
  private var nextNumber = 0
  private var unreadCount = 0

  /// The names of all members.
  var names: Set<String> { Set(byName.keys) }

  /// The names that are meant, in no order.
  func names(where isMeant: (String) -> Bool) -> [String] { byName.keys.filter(isMeant) }

  var isEmpty: Bool { byName.isEmpty }

  /// Whether there are members with a name.
  func contains(_ name: String) -> Bool { byName.index(forKey: name) != nil }

  /// The members with a name, of those that are read; nil if there are none.
  subscript(name: String) -> [Member]? {
    get { byName[name].flatMap { $0.members.isEmpty ? nil : $0.members } }
    set { change(name) { $0.members = newValue ?? [] } }
  }

  /// What is known of the members with a name; nil if there are none.
  fileprivate func named(_ name: String) -> Named? { byName[name] }

  private mutating func change(_ name: String, _ body: (inout Named) -> Void) {
    var named = byName.removeValue(forKey: name) ?? Named()
    body(&named)
    if !named.isEmpty { byName[name] = named }
  }

  /// The members that are read.
  var members: [Member] { places.compactMap(\.member) }

  /// - Parameter place: the number of the place that was kept for it; nil for the end.
  mutating func add(_ member: Member, at place: Int?) {
    guard let place else {
      byName[member.name, default: Named()].members.append(member)
      return addPlace(member)
    }
    let index = firstIndex(from: place)
    places[index].member = member
    // Mostly there is no other one, and nothing to compare with.
    guard let others = self[member.name] else {
      byName[member.name, default: Named()].members = [member]
      return
    }
    let later = Set(places[(index + 1)...].compactMap { $0.member?.identity })
    let end = others.firstIndex { later.contains($0.identity) } ?? others.count
    byName[member.name]?.members.insert(member, at: end)
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
    for name in names.union(earlier.names) {
      let before = earlier[name] ?? []
      let identities = Set(before.map(\.identity))
      let added = (self[name] ?? []).filter {
        stays($0) && !identities.contains($0.identity)
      }
      self[name] = before + added
    }
  }

  /// Keeps a place for a member that is added when it is first looked up.
  mutating func keepPlace(of name: String, _ member: UnreadMember) {
    member.place = nextNumber
    unreadCount += 1
    addPlace(nil)
    byName[name, default: Named()].unread.append(member)
  }

  /// The unread members with a name that a call may mean; they no longer count as unread.
  ///
  /// - Parameter shape: nil for all members.
  mutating func takeUnread(_ name: String, fitting shape: CallShape?) -> [UnreadMember] {
    guard let unread = byName[name]?.unread, !unread.isEmpty else { return [] }
    guard let shape else {
      unreadCount -= unread.count
      change(name) { $0.unread = [] }
      return unread
    }
    let fitting = unread.map { $0.fits(shape) }
    let others = zip(unread, fitting).filter { !$1 }.map(\.0)
    unreadCount -= unread.count - others.count
    change(name) { $0.unread = others }
    return zip(unread, fitting).filter(\.1).map(\.0)
  }

  func hasUnread(_ name: String) -> Bool { byName[name]?.unread.isEmpty == false }

  /// The names of unread members, sorted.
  var unreadNames: [String] {
    unreadCount == 0 ? [] : byName.filter { !$0.value.unread.isEmpty }.keys.sorted()
  }
}

/// A place in the order of declaration.
private struct Place {
  let number: Int
  /// Nil while it is unread.
  var member: Member?
}

/// A member of the library that is parsed and declared when it is first looked up.
final class UnreadMember {
  private lazy var declaration = block.declaration(at: index)
  private let block: OutlinedMembers
  private let index: Int
  private let declare: (Declaration, _ place: Int) -> Void
  /// Its place in the order of declaration.
  fileprivate var place = 0

  init(
    _ block: OutlinedMembers, _ index: Int, _ declare: @escaping (Declaration, _ place: Int) -> Void
  ) {
    self.block = block
    self.index = index
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
        type.readMembers(name)
        type.memberTable[name] = newValue
      }
    }

    /// Those that a call may mean, and others that are read already.
    subscript(name: String, fitting shape: CallShape?) -> [Member]? {
      guard let found = type.memberTable.named(name) else { return nil }
      if found.unread.isEmpty { return found.members }
      type.readMembers(name, fitting: shape)
      return type.memberTable[name]
    }

    /// The names of all members.
    package var names: Set<String> { type.memberTable.names }

    /// The names that are meant, in no order. No members are read for this.
    package func names(where isMeant: (String) -> Bool) -> [String] {
      type.memberTable.names(where: isMeant)
    }

    /// Whether there are no members.
    var isEmpty: Bool { type.memberTable.isEmpty }

    /// Whether there are members with a name. None are read for this.
    func contains(_ name: String) -> Bool { type.memberTable.contains(name) }
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
    while case let names = memberTable.unreadNames, !names.isEmpty {
      for name in names { readMembers(name) }
    }
  }

  private func readMembers(_ name: String, fitting shape: CallShape? = nil) {
    for member in memberTable.takeUnread(name, fitting: shape) { member.read() }
  }
}
