import SwiftUI

struct NotificationSection: View {
  @AppStorage(SettingsKey.notifies) private var isEnabled = false
  @AppStorage(SettingsKey.quietHours) private var quietHours: QuietHours = .none

  private var hasQuietHours: Binding<Bool> {
    Binding {
      quietHours != .none
    } set: { isOn in
      quietHours = isOn ? QuietHours(start: 22, end: 7) : .none
    }
  }

  var body: some View {
    Section {
      Toggle("Notifications", isOn: $isEnabled.animation())
      if isEnabled {
        Toggle("Quiet hours", isOn: hasQuietHours)
        if quietHours != .none {
          Stepper("From \(quietHours.start):00", value: $quietHours.start, in: 0...23)
          Stepper("To \(quietHours.end):00", value: $quietHours.end, in: 0...23)
        }
      }
    } header: {
      Text("Notifications")
    } footer: {
      if isEnabled, quietHours != .none {
        Text("No sounds from \(quietHours.start):00 to \(quietHours.end):00.")
      }
    }
  }
}

struct NotificationSection_Previews: PreviewProvider {
  static var previews: some View {
    Form { NotificationSection() }
      .previewDisplayName("Notifications")
  }
}
