do {
  let r = try Regex("(a)(b)", as: (Substring, Int, Double).self)
  print(r)
} catch { print("thrown") }
let ok = try Regex("x(a)?", as: (Substring, Substring?).self)
print("xa".firstMatch(of: ok)!.1 as Any, "x".firstMatch(of: ok)!.1 as Any)
let any = try Regex("(a)(b)")
let m = "ab".firstMatch(of: any)!
print(m.output.extractValues(as: (Substring, Int, [Int]).self) == nil, m.output.extractValues(as: (Substring, Substring, Substring).self)!.2)
