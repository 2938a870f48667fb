import SwiftUI

struct PlayersView: View {
  @Bindable var game: Game
  @State private var newName = ""

  private var nextColor: TeamColor {
    let used = Set(game.players.map(\.color))
    return TeamColor.allCases.first { !used.contains($0) } ?? .red
  }

  var body: some View {
    List {
      Section {
        ForEach($game.players) { $player in
          HStack {
            TextField("Name", text: $player.name)
            Picker("Color", selection: $player.color) {
              ForEach(TeamColor.allCases, id: \.self) { color in
                Text(color.rawValue.capitalized).tag(color)
              }
            }
            .labelsHidden()
          }
        }
        .onDelete { game.players.remove(atOffsets: $0) }
        .onMove { game.players.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("New player") {
        TextField("New name", text: $newName)
        Button("Add player", action: add)
          .disabled(newName.isEmpty)
      }
      Section {
        Stepper(value: $game.target, in: 10...100, step: 10) {
          Text("Play to \(game.target)")
        }
      }
    }
    .environment(\.editMode, .constant(game.phase == .setup ? .active : .inactive))
  }

  private func add() {
    let id = (game.players.map(\.id).max() ?? 0) + 1
    game.players.append(Player(id: id, name: newName, color: nextColor))
    newName = ""
  }
}
