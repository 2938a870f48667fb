import Testing

@testable import Scoreboard

@Suite struct GameTests {
  let game = Game(players: Player.samples)
  var ines: Player { game.players[0] }
  var tariq: Player { game.players[1] }
  var wen: Player { game.players[2] }

  @Test func roundsEndWhenEveryoneScored() throws {
    game.start()
    try game.score(3, for: ines)
    try game.score(5, for: tariq)
    #expect(game.phase == .playing(round: 1))
    try game.score(4, for: wen)
    #expect(game.phase == .playing(round: 2))
    #expect(game.rounds.map(\.best) == [5, nil])
  }

  @Test func equalTotalsShareARank() throws {
    game.start()
    try game.score(5, for: ines)
    try game.score(5, for: wen)
    #expect(game.standings.map(\.rank) == [1, 1, 3])
    #expect(game.standings.map(\.player.name) == ["Ines", "Wen", "Tariq"])
  }

  @Test func theFirstToReachTheTargetWins() throws {
    game.target = 10
    game.start()
    for player in game.players { try game.score(player == wen ? 10 : 2, for: player) }
    #expect(game.phase == .finished(winner: 3))
    #expect(throws: ScoreError.notPlaying) { try game.score(1, for: ines) }
  }

  @Test func undoTakesBackARound() throws {
    game.start()
    for player in game.players { try game.score(1, for: player) }
    game.undo()
    #expect(game.phase == .playing(round: 1))
    #expect(game.currentRound?.points.count == 2)
    game.undo()
    game.undo()
    #expect(!game.canUndo)
    game.undo()
    #expect(game.rounds == [Round(number: 1)])
  }

  @Test(arguments: [-1, 11])
  func pointsAreInRange(_ points: Int) {
    game.start()
    #expect {
      try game.score(points, for: ines)
    } throws: { error in
      (error as? ScoreError) == .outOfRange(points)
    }
  }

  @Test func messagesNameThePlayer() {
    let stranger = Player(id: 9, name: "Zoe", color: .yellow)
    game.start()
    let error = #expect(throws: ScoreError.self) { try game.score(1, for: stranger) }
    #expect(error?.localizedDescription == "Zoe does not play.")
  }
}
