extension PreludeLibrary {
  /// What English calls languages and regions, as Foundation has it; other locales have no names here.
  static let localeNames = PreludeChunk(
    members: [
      "localizedString", "characterDirection", "LanguageDirection", "_languageNames",
      "_regionNames",
    ],
    text: """
      extension Locale {
        static let _languageNames: [String: String] = [\(dictionary(languages))]
        static let _regionNames: [String: String] = [\(dictionary(regions))]
        func localizedString(forLanguageCode languageCode: String) -> String? {
          self.languageCode == "en"
            ? Locale._languageNames[Locale(identifier: languageCode).languageCode ?? ""] : nil
        }
        func localizedString(forRegionCode regionCode: String) -> String? {
          languageCode == "en" ? Locale._regionNames[regionCode] : nil
        }
        func localizedString(forIdentifier identifier: String) -> String? {
          let other = Locale(identifier: identifier)
          guard let language = localizedString(forLanguageCode: identifier) else { return nil }
          guard let code = other.regionCode else { return language }
          return localizedString(forRegionCode: code).map({ "\\(language) (\\($0))" })
        }
      }
      extension Locale {
        enum LanguageDirection: UInt { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
      }
      extension Locale.Language {
        var characterDirection: Locale.LanguageDirection {
          guard let code = languageCode?.identifier else { return .unknown }
          return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(code)
            ? .rightToLeft : .leftToRight
        }
      }

      """)

  private static func dictionary(_ names: [(String, String)]) -> String {
    names.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
  }

  private static let languages = [
    ("en", "English"), ("de", "German"), ("fr", "French"), ("es", "Spanish"), ("it", "Italian"),
    ("pt", "Portuguese"), ("nl", "Dutch"), ("sv", "Swedish"), ("da", "Danish"),
    ("nb", "Norwegian Bokmål"), ("no", "Norwegian"), ("fi", "Finnish"), ("pl", "Polish"),
    ("cs", "Czech"), ("sk", "Slovak"), ("hu", "Hungarian"), ("ro", "Romanian"),
    ("bg", "Bulgarian"), ("el", "Greek"), ("tr", "Turkish"), ("ru", "Russian"),
    ("uk", "Ukrainian"), ("ar", "Arabic"), ("he", "Hebrew"), ("fa", "Persian"), ("hi", "Hindi"),
    ("th", "Thai"), ("vi", "Vietnamese"), ("id", "Indonesian"), ("ja", "Japanese"),
    ("ko", "Korean"), ("zh", "Chinese"), ("ca", "Catalan"), ("hr", "Croatian"),
  ]

  private static let regions = [
    ("US", "United States"), ("GB", "United Kingdom"), ("DE", "Germany"), ("FR", "France"),
    ("ES", "Spain"), ("IT", "Italy"), ("PT", "Portugal"), ("NL", "Netherlands"), ("SE", "Sweden"),
    ("DK", "Denmark"), ("NO", "Norway"), ("FI", "Finland"), ("PL", "Poland"), ("CZ", "Czechia"),
    ("AT", "Austria"), ("CH", "Switzerland"), ("BE", "Belgium"), ("IE", "Ireland"),
    ("TR", "Türkiye"), ("RU", "Russia"), ("UA", "Ukraine"), ("IL", "Israel"), ("IN", "India"),
    ("TH", "Thailand"), ("VN", "Vietnam"), ("JP", "Japan"), ("KR", "South Korea"),
    ("CN", "China mainland"), ("CA", "Canada"), ("MX", "Mexico"), ("BR", "Brazil"),
    ("AR", "Argentina"), ("AU", "Australia"), ("NZ", "New Zealand"), ("ZA", "South Africa"),
    ("KE", "Kenya"),
  ]
}
