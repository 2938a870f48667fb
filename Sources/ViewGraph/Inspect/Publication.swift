package import Interpreter

/// A change of a property that it sent to its subscribers.
package struct Publication {
  /// The object, which the record of the change keeps until the transaction ends.
  package let object: Value
  package let property: String
  /// Positions in the journal: of what the subscribers wrote.
  package fileprivate(set) var positions: Range<Int>

  init(object: Value, property: String, since start: Int) {
    self.object = object
    self.property = property
    positions = start..<start
  }
}

/// An object's announcement of a change, which made its observers dirty.
package struct ObjectAnnouncement {
  /// `Store#1`.
  package let object: String
  /// The property that changed, if known.
  package let property: String?
  /// The pass before which it was made; the observers run in the next.
  package let pass: Int
  /// The position in the journal before the change.
  let position: Int
}

extension UpdateTrace {
  /// The subscribers have received a change.
  mutating func endPublication(_ number: Int, at position: Int) {
    guard publications.indices.contains(number) else { return }
    let start = publications[number].positions.lowerBound
    publications[number].positions = start..<max(start, position)
  }

  /// The innermost change whose subscribers wrote at a position, if no other code that began later did.
  package func publication(ofWriteAt position: Int) -> Publication? {
    guard let found = publications.last(where: { $0.positions.contains(position) }) else {
      return nil
    }
    guard let origin = origin(ofWriteAt: position) else { return found }
    let outer = origins[origin].positions
    return outer.lowerBound <= found.positions.lowerBound ? found : nil
  }

  /// The change whose subscribers include some code.
  package func publication(around origin: Origin) -> Publication? {
    publications.last {
      $0.positions.lowerBound <= origin.positions.lowerBound
        && $0.positions.upperBound >= origin.positions.upperBound
    }
  }

  /// The changes that an object announced since its observers ran before, and until they ran in a pass.
  package func announcements(of object: String, before pass: Int) -> [ObjectAnnouncement] {
    let all = announcements.filter { $0.object == object && $0.pass < pass }
    guard let last = all.last else { return [] }
    return all.filter { $0.pass == last.pass }
  }

  /// Whether an announcement was made by a subscriber of one of these objects' other properties.
  package func isConsequence(_ announcement: ObjectAnnouncement) -> Bool {
    publications.contains { publication in
      publication.positions.contains(announcement.position)
        && announcements.contains {
          $0.object == announcement.object && $0.property == publication.property
            && $0.position < publication.positions.lowerBound
        }
    }
  }
}
