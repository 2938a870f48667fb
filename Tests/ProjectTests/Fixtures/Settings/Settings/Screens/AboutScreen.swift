import SwiftUI

struct AboutScreen: View {
  @Environment(\.openURL) private var openURL
  @State private var taps = 0

  private var version: String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
  }

  var body: some View {
    List {
      Section {
        LabeledContent("Version", value: version)
          .onTapGesture { taps += 1 }
        if taps >= 3 {
          NavigationLink("Developer") { DeveloperScreen() }
        }
      }
      Section {
        Button("Website") {
          if let url = URL(string: "https://example.org/settings") { openURL(url) }
        }
        Link("Privacy", destination: URL(string: "https://example.org/privacy")!)
      }
    }
    .navigationTitle("About")
  }
}

#if DEBUG
private struct DeveloperScreen: View {
  var body: some View {
    Form {
      Button("Reset settings") {
        for key in [SettingsKey.theme, SettingsKey.fontSize, SettingsKey.language] {
          UserDefaults.standard.removeObject(forKey: key)
        }
      }
    }
    .navigationTitle("Developer")
  }
}
#else
private struct DeveloperScreen: View {
  var body: some View { EmptyView() }
}
#endif
