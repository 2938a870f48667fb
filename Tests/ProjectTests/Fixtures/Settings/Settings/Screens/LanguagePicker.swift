import SwiftUI

struct LanguagePicker: View {
  @AppStorage(SettingsKey.language) private var code: String?

  private static let languages = ["de": "Deutsch", "en": "English", "fr": "Français"]

  var body: some View {
    Picker("Language", selection: $code) {
      Text("Same as device").tag(String?.none)
      Divider()
      ForEach(Self.languages.sorted(by: { $0.value < $1.value }), id: \.key) { code, name in
        Text(name).tag(Optional(code))
      }
    }
  }
}
