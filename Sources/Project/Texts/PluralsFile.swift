/// Reads `.stringsdict` files: texts whose form depends on a number.
enum PluralsFile {
  /// The texts by key; nil if the file is malformed. Texts that vary by something other than a
  /// number are omitted.
  static func read(_ bytes: [UInt8]) -> [String: LocalizedString]? {
    guard case .object(let entries)? = TextTree(propertyList: bytes) else { return nil }
    return entries.compactMapValues(text)
  }

  private static func text(_ entry: TextTree) -> LocalizedString? {
    guard let format = entry["NSStringLocalizedFormatKey"]?.text,
      let place = variable(in: format), let rule = entry[place.name],
      rule["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType"
    else { return nil }
    let forms = rule.fields.compactMapValues { form in
      form.text.map { format.replacing(place.text, with: $0) }
    }.filter { categories.contains($0.key) }
    return forms["other"].map { LocalizedString($0, plurals: forms) }
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// `%#@items@` and `items`: the only number in a format, and its name. Nil if the format has
  /// none, or several.
  private static func variable(in format: String) -> (text: String, name: String)? {
    guard let start = format.firstRange(of: "%#@"),
      let end = format[start.upperBound...].firstIndex(of: "@")
    else { return nil }
    let text = format[start.lowerBound...end]
    guard format[format.index(after: end)...].firstRange(of: "%#@") == nil else { return nil }
    return (String(text), String(format[start.upperBound..<end]))
  }
}
