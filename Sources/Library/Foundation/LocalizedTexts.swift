func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "",
  comment: String
) -> String {
  let text = _localized(key)
  return text == key && !value.isEmpty ? value : text
}
/// The localized text for a key in the project's string catalogs; the key itself if there is none.
@_native("resource.localized") func _localized(_ key: String) -> String
