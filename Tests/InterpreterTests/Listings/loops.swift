func longest(_ words: [String]) -> Int {
  var length = 0
  for word in words where word.count > length { length = word.count }
  return length
}

func countdown(from start: Int) -> Int {
  var steps = 0
  for number in stride(from: start, to: 0, by: -1) where number % 2 == 0 { steps += number }
  for number in 0..<start { steps += number }
  return steps
}
