import Pantry
import SwiftUI

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    VStack {
      ForEach(shelf.items) { item in
        Row(item: item) { shelf.use(item) }
      }
    }
  }
}

private struct Row: View {
  let item: Item
  let use: () -> Void

  var body: some View {
    HStack {
      Text(item.name.label)
      Text("\(item.amount)")
      Button("Use \(item.name)", action: use)
    }
  }
}

#Preview {
  ShelfView(shelf: Shelf())
}
