import SwiftUI

struct AppearanceSection: View {
  @AppStorage(SettingsKey.theme) private var theme: Theme = .system
  @AppStorage(SettingsKey.fontSize) private var fontSize = 17.0

  var body: some View {
    Section("Appearance") {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases) { theme in
          Text(theme.title).tag(theme)
        }
      }
      .pickerStyle(.segmented)
      VStack(alignment: .leading) {
        LabeledContent("Font size", value: fontSize, format: .number.precision(.fractionLength(0)))
        Slider(value: $fontSize, in: 12...24, step: 1) {
          Text("Font size")
        } minimumValueLabel: {
          Image(systemName: "textformat.size.smaller")
        } maximumValueLabel: {
          Image(systemName: "textformat.size.larger")
        }
      }
      Text("The quick brown fox")
        .font(.system(size: fontSize))
        .animation(.default, value: fontSize)
    }
  }
}
