enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
  init(_ sign: Int) {
    self = sign < 0 ? .orderedAscending : sign > 0 ? .orderedDescending : .orderedSame
  }
}
