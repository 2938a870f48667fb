import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
  case system
  case light
  case dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  var accent: Color { self == .dark ? .orange : .accentColor }
}
