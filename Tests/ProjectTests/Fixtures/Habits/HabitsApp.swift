import SwiftUI

@main
struct HabitsApp: App {
  @State private var store = HabitStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Habits", systemImage: "list.bullet") { HabitList(store: store) }
        Tab("Settings", systemImage: "gear") { SettingsView() }
      }
    }
  }
}
