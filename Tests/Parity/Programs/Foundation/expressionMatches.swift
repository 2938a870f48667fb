import Foundation

let expression = try NSRegularExpression(pattern: "(\\w+)@(\\w+)\\.com")
let text = "a@b.com and c@d.com, e@f.com"
let all = NSRange(text.startIndex..., in: text)
print(expression.numberOfCaptureGroups)
var count = 0
expression.enumerateMatches(in: text, range: all) { match, _, stop in
  print(match!.range, match!.range(at: 1))
  count += 1
  if count == 2 { stop.pointee = true }
}
