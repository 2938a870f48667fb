import Observation

@Observable
final class HabitStore {
  private(set) var habits: [Habit] = [
    Habit(id: 1, name: "Read", days: [1, 2]), Habit(id: 2, name: "Run"),
  ]
  var today = 3

  func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    if habits[index].days.remove(today) == nil { habits[index].days.insert(today) }
  }

  func habit(_ id: Habit.ID) -> Habit? { habits.first { $0.id == id } }

  func visible(hidingDone: Bool) -> [Habit] {
    hidingDone ? habits.filter { !$0.days.contains(today) } : habits
  }
}
