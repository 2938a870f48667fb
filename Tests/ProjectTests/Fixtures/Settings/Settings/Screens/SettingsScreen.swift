import SwiftUI

struct SettingsScreen: View {
  @EnvironmentObject private var account: AccountStore

  var body: some View {
    NavigationStack {
      Form {
        AccountSection()
        AppearanceSection()
        NotificationSection()
        Section {
          NavigationLink("About") { AboutScreen() }
          LanguagePicker()
        } footer: {
          Text("Changes apply at once.")
        }
      }
      .navigationTitle("Settings")
      .task { await account.load() }
      .alert(item: $account.alert) { item in
        Alert(
          title: Text(item.title),
          message: Text(item.message),
          dismissButton: .default(Text("OK")))
      }
    }
  }
}

#Preview("Signed in") {
  SettingsScreen()
    .environmentObject(AccountStore(service: LocalAccountService()))
}

#Preview("Signed out") {
  SettingsScreen()
    .environmentObject(AccountStore(service: LocalAccountService(account: nil)))
}
