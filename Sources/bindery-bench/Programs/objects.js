class Account {
  constructor(balance, next) { this.balance = balance; this.next = next }
  deposit(amount) { this.balance += amount }
}
let first = null
for (let i = 0; i < 1000; i++) first = new Account(i, first)
for (let round = 0; round < 1500; round++) {
  for (let account = first; account; account = account.next) account.deposit(round)
}
let total = 0
for (let account = first; account; account = account.next) total += account.balance
console.log(total)
