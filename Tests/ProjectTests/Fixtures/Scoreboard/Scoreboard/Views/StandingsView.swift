import SwiftUI

struct StandingsView: View {
  let standings: [Standing]

  var body: some View {
    List(standings) { standing in
      StandingRow(standing: standing)
        .listRowBackground(standing.rank == 1 ? Color.yellow.opacity(0.2) : nil)
    }
    .animation(.default, value: standings)
  }
}

struct StandingRow: View, Equatable {
  let standing: Standing

  var body: some View {
    LabeledContent {
      Text(standing.total, format: .number)
    } label: {
      Text("\(standing.rank). \(standing.player.name)")
    }
  }
}
