import SwiftUI

struct HabitRow: View {
  let habit: Habit
  let isDone: Bool
  let toggle: () -> Void

  var body: some View {
    HStack {
      NavigationLink(habit.name, value: habit.id)
      StreakBadge(count: habit.streak)
      Button(isDone ? "Undo \(habit.name)" : "Do \(habit.name)", action: toggle)
    }
  }
}
