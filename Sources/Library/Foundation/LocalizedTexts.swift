func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "",
  comment: String
) -> String {
  value.isEmpty ? key : value
}
