import SwiftUI

struct PriceStyle: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric private var size = 15

  func body(content: Content) -> some View {
    content
      .font(.system(size: size, weight: .medium, design: .rounded))
      .monospacedDigit()
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension View {
  func priceStyle() -> some View { modifier(PriceStyle()) }
}
