import Foundation
print(
  "a,b,c".components(separatedBy: ","), "a1b2".components(separatedBy: CharacterSet.decimalDigits), "a--b".components(separatedBy: "-"), "".components(separatedBy: ","),
  " x y ".trimmingCharacters(in: .whitespaces), "\n x\t".trimmingCharacters(in: .whitespacesAndNewlines), "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
