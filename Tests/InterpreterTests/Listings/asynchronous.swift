actor Account {
  private var balance = 0
  func add(_ amount: Int) -> Int {
    balance += amount
    return balance
  }
}

func pay(_ account: Account) async -> Int {
  async let first = account.add(1)
  let second = await account.add(2)
  return await first + second
}
