/// Keys of the user's defaults.
enum SettingsKey {
  static let theme = "settings.theme"
  static let fontSize = "settings.fontSize"
  static let notifies = "settings.notifications.enabled"
  static let quietHours = "settings.notifications.quietHours"
  static let language = "settings.language"
}
