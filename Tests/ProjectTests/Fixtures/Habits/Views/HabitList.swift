import SwiftUI

struct HabitList: View {
  let store: HabitStore
  @AppStorage("hidesDone") private var hidesDone = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Hide done", isOn: $hidesDone)
        ForEach(store.visible(hidingDone: hidesDone)) { habit in
          HabitRow(habit: habit, isDone: habit.days.contains(store.today)) {
            store.toggle(habit)
          }
        }
      }
      .navigationTitle("Habits")
      .navigationDestination(for: Habit.ID.self) { HabitDetail(store: store, id: $0) }
    }
  }
}
