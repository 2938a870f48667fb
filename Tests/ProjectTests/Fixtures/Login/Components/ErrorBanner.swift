import SwiftUI

struct ErrorBanner: View {
  let message: String

  var body: some View {
    Label(message, systemImage: "exclamationmark.triangle")
      .foregroundStyle(.red)
      .accessibilityAddTraits(.isStaticText)
  }
}

#Preview("Wrong password") { ErrorBanner(message: "Wrong password") }
