import SwiftUI

struct WinnerBanner: View {
  let name: String
  @State private var isShown = false

  var body: some View {
    Text("\(name) wins!")
      .font(.title)
      .scaleEffect(isShown ? 1 : 0.5)
      .opacity(isShown ? 1 : 0)
      .onAppear {
        withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isShown = true }
      }
      .transition(.scale.combined(with: .opacity))
  }
}
