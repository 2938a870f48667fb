function made(depth) {
  return depth === 0 ? [null, null] : [made(depth - 1), made(depth - 1)]
}
function count(tree) { return tree === null ? 0 : 1 + count(tree[0]) + count(tree[1]) }
let total = 0
for (let i = 0; i < 50; i++) total += count(made(11))
console.log(total)
