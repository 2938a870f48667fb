package import Interpreter

/// A change of a property that it sent to its subscribers.
package struct Publication {
  /// The object, which the record of the change keeps until the transaction ends.
  package let object: Value
  package let property: String
  /// Positions in the journal: of what the subscribers wrote.
  package fileprivate(set) var positions: Range<Int>
  /// The number of the publication whose subscriber made the change.
  fileprivate let outer: Int?
  fileprivate var hasEnded = false
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

extension Updates {
  /// The innermost publication whose subscribers made a write of the input; nil if code that began
  /// later made it. Asked here, the trace is not copied.
  package func publication(ofWriteAt position: Int) -> Publication? {
    trace.publication(ofWriteAt: position)
  }
}

extension UpdateTrace {
  /// The subscribers are about to receive a change; returns its number.
  mutating func beginPublication(of property: String, by object: Value, at position: Int) -> Int {
    var outer = publications.indices.last
    while let number = outer, publications[number].hasEnded { outer = publications[number].outer }
    publications.append(
      Publication(
        object: object, property: property, positions: position..<position, outer: outer))
    return publications.count - 1
  }

  /// The subscribers have received a change.
  mutating func endPublication(_ number: Int, at position: Int) {
    guard publications.indices.contains(number) else { return }
    let start = publications[number].positions.lowerBound
    publications[number].positions = start..<max(start, position)
    publications[number].hasEnded = true
  }

  /// The last publication up to a position, and the publications whose subscribers caused it,
  /// innermost first.
  private func publications(upTo position: Int) -> some Sequence<Publication> {
    // Publications are in the order of their positions, and their ranges are nested or disjoint.
    var (low, high) = (0, publications.count)
    while low < high {
      let middle = (low + high) / 2
      if publications[middle].positions.lowerBound <= position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sequence(state: low > 0 ? low - 1 : nil) { (number: inout Int?) in
      let publication = number.map { publications[$0] }
      number = publication?.outer
      return publication
    }
  }

  /// The innermost publication whose subscribers made the write at a position; nil if code that
  /// began later made it.
  func publication(ofWriteAt position: Int) -> Publication? {
    guard !publications.isEmpty,
      let found = publications(upTo: position).first(where: { $0.positions.contains(position) })
    else { return nil }
    guard let origin = origin(ofWriteAt: position) else { return found }
    let outer = origins[origin].positions
    return outer.lowerBound <= found.positions.lowerBound ? found : nil
  }

  /// The change whose subscribers include some code.
  package func publication(around origin: Origin) -> Publication? {
    publications(upTo: origin.positions.lowerBound).first {
      $0.positions.upperBound >= origin.positions.upperBound
    }
  }

  /// The announcements by an object between the previous run of its observers and their run in a
  /// pass.
  package func announcements(of object: String, before pass: Int) -> [ObjectAnnouncement] {
    let all = announcements[object] ?? []
    guard let last = all.last(where: { $0.pass < pass }) else { return [] }
    return all.filter { $0.pass == last.pass }
  }

  /// Whether an announcement was made by a subscriber of one of these objects' other properties.
  package func isConsequence(_ announcement: ObjectAnnouncement) -> Bool {
    publications(upTo: announcement.position).contains { publication in
      publication.positions.contains(announcement.position)
        && (announcements[announcement.object] ?? []).contains {
          $0.property == publication.property
            && $0.position < publication.positions.lowerBound
        }
    }
  }
}
