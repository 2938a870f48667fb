import SwiftUI

struct DayHeader: View {
  let date: Date
  let count: Int

  var body: some View {
    HStack {
      Text(date, format: .dateTime.year().month(.wide).day())
      Spacer()
      Text(count, format: .number)
    }
    .font(.footnote.weight(.semibold))
    .background(.bar)
  }
}
