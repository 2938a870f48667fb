import Foundation
let f = NumberFormatter()
for i in 0..<2 { f.numberStyle = [.decimal, .percent][i]; print(f.string(from: 12.5)!) }
