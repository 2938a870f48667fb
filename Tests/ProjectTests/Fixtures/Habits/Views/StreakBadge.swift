import SwiftUI

struct StreakBadge: View {
  let count: Int

  var body: some View {
    if count > 0 { Text("\(count) days").badge(count) }
  }
}

#Preview {
  StreakBadge(count: 3)
}
