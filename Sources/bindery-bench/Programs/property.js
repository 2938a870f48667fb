class Item {
  constructor() { this.count = 0; this.name = "" }
  get double() { return this.count * 2 }
}
const item = new Item()
let total = 0
for (let i = 0; i < 500000; i++) {
  item.count += 1
  item.name = `item ${item.count}`
  total += item.name.length + item.double % 7
}
console.log(total)
