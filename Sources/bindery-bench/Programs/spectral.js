function cell(i, j) { return 1 / (Math.trunc((i + j) * (i + j + 1) / 2) + i + 1) }
function multiply(v) {
  return v.map((_, i) => {
    let sum = 0
    for (let j = 0; j < v.length; j++) sum += cell(i, j) * v[j]
    return sum
  })
}
function multiplyTransposed(v) {
  return v.map((_, i) => {
    let sum = 0
    for (let j = 0; j < v.length; j++) sum += cell(j, i) * v[j]
    return sum
  })
}
let u = new Array(120).fill(1), v = u
for (let i = 0; i < 10; i++) {
  v = multiplyTransposed(multiply(u))
  u = multiplyTransposed(multiply(v))
}
let uv = 0, vv = 0
for (let i = 0; i < u.length; i++) {
  uv += u[i] * v[i]
  vv += v[i] * v[i]
}
console.log(Math.trunc(Math.sqrt(uv / vv) * 1000000))
