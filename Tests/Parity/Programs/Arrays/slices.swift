var a = Array(0..<10)
var s = a[2..<7]
print(s, s.startIndex, s.endIndex, s[2], s.first!, s.last!, s.count)
s[3] = 100; s.append(7); s.insert(-1, at: s.startIndex)
print(s, a)
s.removeFirst(); s.removeLast(2)
print(s, Array(s).indices, s.indices)
a[1...3] = [9, 9]
print(a)
a[0..<0] = [5]
a.replaceSubrange(2..., with: [1, 2, 3])
print(a, a.dropFirst(2), a.suffix(2), a.prefix(while: { $0 > 4 }))
a.swapAt(0, a.count - 1); a.reverse(); a.sort(by: >)
print(a, a.split(separator: 3), a.firstIndex(of: 2) as Any, a.lastIndex(where: { $0 > 2 }) as Any)
a.removeAll { $0 % 2 == 0 }
print(a, a.partition(by: { $0 > 2 }), a)
print(a.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key })
var nested = [[1], [2, 3]]; nested[1][0] += 10; nested[0] += [4]
print(nested, nested.flatMap { $0 }, nested.joined(separator: [0]).map { $0 })
print([3, 1, 2].sorted(), [3, 1, 2].max()!, ["b", "a"].min()!, [1, 2, 3].contains(2), [1, 2] == [1, 2], [1, 2].lexicographicallyPrecedes([1, 3]))
print(stride(from: 0, to: 10, by: 3).map { $0 }, Array(repeating: "x", count: 3), [1, 2, 3, 4].chunks)
extension Array { var chunks: [[Element]] { stride(from: 0, to: count, by: 2).map { Array(self[$0..<Swift.min($0 + 2, count)]) } } }
