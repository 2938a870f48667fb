enum Problem: Error {
  case empty
  case long(Int)
}

func checked(_ text: String) throws -> Int {
  defer { print("checked") }
  if text.isEmpty { throw Problem.empty }
  return text.count
}

func length(_ text: String) -> Int {
  do {
    return try checked(text)
  } catch Problem.long(let count) {
    return count
  } catch {
    return -1
  }
}
