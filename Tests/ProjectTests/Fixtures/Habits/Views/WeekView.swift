import SwiftUI

struct WeekView: View {
  let habit: Habit
  let today: Int

  var body: some View {
    HStack {
      ForEach((today - 6)...today, id: \.self) { day in
        Circle()
          .fill(habit.days.contains(day) ? Color.green : .gray)
          .accessibilityLabel(habit.days.contains(day) ? "done" : "open")
      }
    }
  }
}
