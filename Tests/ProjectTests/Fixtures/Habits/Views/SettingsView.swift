import SwiftUI

struct SettingsView: View {
  @AppStorage("reminder") private var reminder = Reminder(hour: 8)
  @AppStorage("name") private var name: String?
  @AppStorage("hidesDone") private var hidesDone = false

  var body: some View {
    Form {
      if let name { Text("Hello, \(name)") }
      Button("I am Ann") { name = "Ann" }
      Toggle("Hide what is done", isOn: $hidesDone)
      Text("Reminder at \(reminder.text)")
      Button("Later") { reminder.hour = min(reminder.hour + 1, 23) }
      Button("Reset") {
        name = nil
        reminder = Reminder(hour: 8)
      }
    }
  }
}

#Preview("Settings") {
  SettingsView()
}
