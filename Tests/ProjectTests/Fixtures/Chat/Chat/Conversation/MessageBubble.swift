import SwiftUI

struct MessageBubble: View {
  let message: Message

  private var isMine: Bool { message.author == .me }

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 40) }
      VStack(alignment: isMine ? .trailing : .leading) {
        Text(message.text)
          .padding(10)
          .background(isMine ? Color.blue : Color.gray.opacity(0.2))
          .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        statusView
      }
      if !isMine { Spacer(minLength: 40) }
    }
  }

  @ViewBuilder
  private var statusView: some View {
    switch message.status {
    case .sending:
      ProgressView().controlSize(.mini)
    case .sent:
      EmptyView()
    case .failed(let reason):
      Text(reason).font(.caption2).foregroundColor(.red)
    }
  }
}
