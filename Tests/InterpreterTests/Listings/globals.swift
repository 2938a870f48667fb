var visits = 0
let limit = 3

func visit() -> Bool {
  visits += 1
  return visits < limit
}
