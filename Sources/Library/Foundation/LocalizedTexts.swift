func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "",
  comment: String
) -> String {
  let text = _localized(key)
  return text == key && !value.isEmpty ? value : text
}
/// The text that the project's catalogues have for a key; the key itself where they have none.
@_native("resource.localized") func _localized(_ key: String) -> String
