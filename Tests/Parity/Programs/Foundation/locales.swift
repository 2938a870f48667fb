import Foundation

for name in ["en_US", "de_DE", "fr_FR", "ja_JP", "en_GB"] {
  let locale = Locale(identifier: name)
  print(
    locale.identifier, locale.language.languageCode?.identifier ?? "-",
    locale.region?.identifier ?? "-", locale.currency?.identifier ?? "-")
}
print(Locale(identifier: "en_US") == Locale(identifier: "en_US"))
