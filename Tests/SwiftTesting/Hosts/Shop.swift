struct Shop {
  var stock = 2
  mutating func sell() { stock -= 1 }
}
