import SwiftUI

@main
struct SettingsApp: App {
  @StateObject private var account = AccountStore(service: LocalAccountService())
  @AppStorage(SettingsKey.theme) private var theme: Theme = .system

  init() {
    UserDefaults.standard.register(defaults: [SettingsKey.fontSize: 17.0])
  }

  var body: some Scene {
    WindowGroup {
      SettingsScreen()
        .environmentObject(account)
        .preferredColorScheme(theme.colorScheme)
        .tint(theme.accent)
    }
  }
}
