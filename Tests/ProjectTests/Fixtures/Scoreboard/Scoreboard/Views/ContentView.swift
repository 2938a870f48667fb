import SwiftUI

struct ContentView: View {
  private enum Tab: Hashable {
    case game, standings, players
  }

  @Environment(Game.self) private var game
  @SceneStorage("tab") private var storedTab = "game"
  @State private var tab: Tab = .game

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { GameView() }
        .tabItem { Label("Game", systemImage: "gamecontroller") }
        .tag(Tab.game)
      StandingsView(standings: game.standings)
        .tabItem { Label("Standings", systemImage: "list.number") }
        .tag(Tab.standings)
        .badge(leaderBadge)
      PlayersView(game: game)
        .tabItem { Label("Players", systemImage: "person.3") }
        .tag(Tab.players)
    }
    .onChange(of: game.phase) { old, new in
      if case .finished = new, old.isRunning { tab = .standings }
    }
  }

  private var leaderBadge: Text? {
    game.standings.first.flatMap { $0.total > 0 ? Text("\($0.total)") : nil }
  }
}

#Preview("New game") {
  ContentView()
    .environment(Game(players: Player.samples))
}

#Preview("Running game") {
  let game = Game(players: Player.samples)
  game.start()
  return ContentView().environment(game)
}
