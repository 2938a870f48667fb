import SwiftUI

struct ScoreRow: View {
  let player: Player
  let points: Int?
  let onScore: (Int) -> Void

  @State private var entry = 1

  var body: some View {
    HStack {
      Circle().fill(player.color.color).frame(width: 12)
      Text(player.name)
      Spacer()
      Text(points.map(String.init) ?? "–")
        .contentTransition(.numericText())
      Stepper("\(player.name): \(entry)", value: $entry, in: 0...11)
      Button("Score \(player.name)") {
        onScore(entry)
        entry = 1
      }
    }
    .padding(.horizontal)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var last: Int?
  ScoreRow(player: Player.samples[0], points: last) { last = $0 }
}
