import SwiftUI

struct GameView: View {
  @Environment(Game.self) private var game
  @State private var error: ScoreError?

  var body: some View {
    VStack {
      switch game.phase {
      case .setup:
        Text("Ready for \(game.players.count) players")
        Button("Start", action: game.start)
          .buttonStyle(.borderedProminent)
      case .playing(let round):
        RoundHeader(round: round, target: game.target)
        ForEach(game.players) { player in
          ScoreRow(player: player, points: game.currentRound?.points[player.id]) { points in
            score(points, for: player)
          }
        }
        HStack {
          Button("Undo", systemImage: "arrow.uturn.backward") { game.undo() }
            .disabled(!game.canUndo)
          Button("Pause") { game.pause() }
        }
      case .paused:
        Text("Paused")
        Button("Resume") { game.resume() }
      case .finished(let winner):
        WinnerBanner(name: game.players.first { $0.id == winner }?.name ?? "Nobody")
        Button("New game") { game.start() }
      }
    }
    .navigationTitle("Scoreboard")
    .alert(
      "Not scored",
      isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }),
      presenting: error
    ) { _ in
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(error.localizedDescription)
    }
    .sensoryFeedback(.success, trigger: game.rounds.count)
  }

  private func score(_ points: Int, for player: Player) {
    do {
      try game.score(points, for: player)
    } catch {
      self.error = error
    }
  }
}

private struct RoundHeader: View {
  let round: Int
  let target: Int

  var body: some View {
    Text("Round \(round)").font(.largeTitle)
    Text("First to \(target)").font(.subheadline)
  }
}
