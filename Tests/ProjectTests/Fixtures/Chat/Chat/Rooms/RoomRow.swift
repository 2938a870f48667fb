import SwiftUI

struct RoomRow: View {
  let room: Room
  let isTyping: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(room.title).font(.headline)
        if isTyping {
          Text("typing…").italic()
        } else {
          Text(room.preview).lineLimit(1)
        }
      }
      Spacer()
      if room.unread > 0 {
        Text("\(room.unread)")
          .padding(6)
          .background(Capsule().fill(Color.blue))
      }
    }
  }
}
