struct Round: Identifiable, Equatable {
  let number: Int
  var points: [Player.ID: Int] = [:]

  var id: Int { number }

  var best: Int? { points.values.max() }

  func isComplete(for players: some Collection<Player>) -> Bool {
    players.allSatisfy { points[$0.id] != nil }
  }
}
