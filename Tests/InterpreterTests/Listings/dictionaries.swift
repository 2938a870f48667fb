func histogram(_ words: [String]) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in words { counts[word, default: 0] += 1 }
  counts["none"] = nil
  return counts
}
