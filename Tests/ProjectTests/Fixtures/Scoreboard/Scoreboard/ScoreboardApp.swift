import SwiftUI

@main
struct ScoreboardApp: App {
  @State private var game = Game(players: Player.samples)
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(game)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { game.pause() }
    }
  }
}
