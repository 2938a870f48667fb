package import Reports
package import SourceText

/// The sample sessions that are played at the prompt, one at a time.
struct TourPlayer {
  /// The document that is being played.
  private(set) var tour: Tour?
  /// The name of the document that begins with Enter, right after it was listed.
  private var offered: String?
  /// Whether the world is that of a played document, so that the next one may replace it.
  private(set) var ownsWorld = false
  /// How many inputs of each document were played, by its name.
  private var positions: [String: Int] = [:]
  /// The documents that were played to their end, by name.
  private(set) var played: Set<String> = []

  mutating func begin(_ tour: Tour) {
    self.tour = tour
    ownsWorld = true
  }

  mutating func end() { tour = nil }

  /// Notes that the prose before the next input is shown already.
  mutating func showProse() { tour?.showProse() }

  /// Lets Enter begin a document, unless something else is typed.
  mutating func offer(_ name: String) { offered = name }

  mutating func withdrawOffer() { offered = nil }

  /// Takes the next input of the tour, or the command that begins the offered one; nil if there is
  /// neither.
  ///
  /// - Parameter number: The number that the input will have; its places are told as those of a typed one.
  mutating func takeInput(_ number: Int) -> Source? {
    if let name = offered {
      offered = nil
      return Source(name: "tour", text: "tour \(name)")
    }
    guard let text = tour?.next(), let tour else { return nil }
    positions[tour.number] = max(positions[tour.number] ?? 0, tour.position)
    if tour.isAtEnd { played.insert(tour.number) }
    return Source(name: "<input \(number)>", text: text)
  }

  /// The input at which a document can be entered again; nil if none or all of it was played.
  func entry(of name: String) -> Int? {
    played.contains(name) ? nil : positions[name].map { $0 + 1 }
  }

  /// Takes the prose before the next input, below a blank line that tells it from the report of the last one;
  /// ends a tour that has no inputs left.
  ///
  /// - Parameter columns: The width of the lines; nil means unlimited.
  mutating func takeProse(within columns: Int?) -> [StyledText] {
    guard let current = tour, !current.isShown else { return [] }
    if current.isAtEnd { end() }
    let lines = current.prose(within: columns)
    return lines.isEmpty || current.isAtEnd ? lines : [""] + lines
  }
}

extension Session {
  /// Takes the next input of the tour that is being played, or what begins one that was listed; nil if
  /// there is none.
  package func takeTourInput() -> Source? { player.takeInput(inputs.count + 1) }

  /// The prose before the next input of the tour; ends a tour that has no inputs left.
  package func takeTourProse() -> [StyledText] {
    player.takeProse(within: configuration.display.columns())
  }
}
