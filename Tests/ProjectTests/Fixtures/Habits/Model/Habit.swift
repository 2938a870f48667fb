import Foundation

struct Habit: Identifiable, Codable, Hashable {
  let id: Int
  var name: String
  var days: Set<Int> = []

  var streak: Int {
    var day = days.max() ?? 0
    var count = 0
    while days.contains(day) {
      count += 1
      day -= 1
    }
    return count
  }
}
