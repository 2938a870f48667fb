import Foundation
import Observation

@Observable
final class Game {
  enum Phase: Equatable {
    case setup
    case playing(round: Int)
    case paused(round: Int)
    case finished(winner: Player.ID)

    var isRunning: Bool {
      if case .playing = self { true } else { false }
    }
  }

  var players: [Player]
  private(set) var rounds: [Round] = []
  private(set) var phase: Phase = .setup
  var target = 20

  private var undoStack: [(rounds: [Round], phase: Phase)] = []

  init(players: [Player]) {
    self.players = players
  }

  var canUndo: Bool { !undoStack.isEmpty }

  var currentRound: Round? {
    guard case .playing = phase else { return nil }
    return rounds.last
  }

  var standings: [Standing] {
    let totals = players.map { player in
      (player, rounds.compactMap { $0.points[player.id] }.reduce(0, +))
    }
    let sorted = totals.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
    var standings: [Standing] = []
    for (player, total) in sorted {
      let rank =
        if let last = standings.last, last.total == total { last.rank } else { standings.count + 1 }
      standings.append(Standing(player: player, total: total, rank: rank))
    }
    return standings
  }

  func start() {
    rounds = [Round(number: 1)]
    phase = .playing(round: 1)
    undoStack = []
  }

  func pause() {
    if case .playing(let round) = phase { phase = .paused(round: round) }
  }

  func resume() {
    if case let .paused(round) = phase { phase = .playing(round: round) }
  }

  func score(_ points: Int, for player: Player) throws(ScoreError) {
    guard phase.isRunning else { throw .notPlaying }
    guard players.contains(player) else { throw .unknownPlayer(player.name) }
    guard (0...10).contains(points) else { throw .outOfRange(points) }
    undoStack.append((rounds, phase))
    rounds[rounds.endIndex - 1].points[player.id, default: 0] += points
    finishRoundIfComplete()
  }

  func undo() {
    guard let last = undoStack.popLast() else { return }
    (rounds, phase) = last
  }

  private func finishRoundIfComplete() {
    guard let round = rounds.last, round.isComplete(for: players) else { return }
    if let leader = standings.first, leader.total >= target {
      phase = .finished(winner: leader.player.id)
    } else {
      rounds.append(Round(number: round.number + 1))
      phase = .playing(round: round.number + 1)
    }
  }
}
