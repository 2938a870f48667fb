enum D { case l, r }
for idx in 0...2 {
  let d = [0: .l, 1: .r][idx] ?? D.l
  let e = [0: .l, 1: .r][idx] ?? .l as D
  let f: D = [0: .l, 1: .r][idx] ?? .l
  print(d, e, f)
}
func g(_ i: Int) -> D { [0: .l, 1: .r][i] ?? .l }
print(g(1))
let c: D? = ["a": .r]["a"]
print(c as Any)
