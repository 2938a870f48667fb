func f() {
    let d = [1, 2].difference(from: [1])
    let a = d.insertions
    print(a.count)
    let r = a.map { x in 1 }
    print(r)
    print(a[0])
    let s = a.map { x in "\(x)" }
    print(s)
}
f()
func g() {
  let changes = ["a", "c"].difference(from: ["a", "b"])
  let all = Array(changes)
  let texts = all.map { "\($0)" }
  print(changes.insertions, changes.removals, texts, all)
}
g()
