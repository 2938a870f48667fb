import SwiftUI

struct HabitDetail: View {
  let store: HabitStore
  let id: Habit.ID
  @SceneStorage("showsWeek") private var showsWeek = true

  var body: some View {
    if let habit = store.habit(id) {
      VStack {
        Text("\(habit.name) for \(habit.streak) days")
        Toggle("Week of \(habit.name)", isOn: $showsWeek)
        if showsWeek { WeekView(habit: habit, today: store.today) }
      }
      .navigationTitle(habit.name)
    }
  }
}
