// Sets of ranges, and what collections do with them.
var numbers = [10, 15, 20, 25, 31, 36, 40, 47]
let odd = numbers.indices { !$0.isMultiple(of: 2) }
print(odd, odd.isEmpty, odd.contains(1), odd.contains(2))
print(odd.ranges, odd.ranges.count, odd.ranges.first!, odd.ranges.map(\.count))
print(Array(numbers[odd]), numbers[odd].count, numbers[odd].isEmpty)
for n in numbers[odd] where n > 20 { print("odd", n) }
print(numbers[odd].map { $0 * 2 }, numbers[odd].reduce(0, +), numbers[odd].contains(31))
print(numbers.indices(of: 20), numbers.indices(of: 99), numbers.indices(where: { $0 > 30 }))
print(Array(numbers.removingSubranges(odd)))
var copy = numbers
copy.removeSubranges(odd)
print(copy)
copy = numbers
let moved = copy.moveSubranges(odd, to: 4)
print(copy, moved)
copy = numbers
print(copy.moveSubranges(odd, to: copy.startIndex), copy)
copy = numbers
print(copy.moveSubranges(odd, to: copy.endIndex), copy)
print(copy)

var set = RangeSet<Int>()
set.insert(contentsOf: 5..<8)
set.insert(contentsOf: 1..<3)
print(set)
set.insert(contentsOf: 3..<5)
print(set, set.ranges.count)
set.insert(contentsOf: 20..<20)
set.remove(contentsOf: 2..<4)
print(set)
set.remove(contentsOf: 0..<100)
print(set, set.isEmpty)
let a = RangeSet([0..<4, 8..<12, 2..<6])
let b = RangeSet(3..<9)
print(a, b, a == RangeSet([0..<6, 8..<12]))
print(a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b))
print(a.isSubset(of: b), RangeSet(4..<5).isSubset(of: a), a.isSuperset(of: RangeSet(1..<2)), a.isDisjoint(RangeSet(6..<8)))
print(RangeSet(4..<5).isStrictSubset(of: a), a.isStrictSuperset(of: a))
var c = a
c.formUnion(RangeSet(6..<8))
print(c)
c.formIntersection(RangeSet(5..<10))
print(c)
c.subtract(RangeSet(7..<8))
print(c)
c.formSymmetricDifference(RangeSet(0..<6))
print(c, c.hashValue == c.hashValue)
print(RangeSet([2, 3, 7], within: numbers))
var picked = RangeSet<Int>()
print(picked.insert(3, within: numbers), picked.insert(4, within: numbers), picked.insert(3, within: numbers), picked)
picked.remove(3, within: numbers)
print(picked)

var text = "A banana and a can"
let vowels = text.indices { "aeiouAEIOU".contains($0) }
print(vowels.ranges.count, String(text[vowels]), String(text.removingSubranges(vowels)))
text.removeSubranges(text.indices(of: "a"))
print(text)
let slice = numbers[odd]
print(slice.first!, slice[slice.startIndex], slice.last!)
print(slice, slice.subranges, slice.base.count)
print(["a", "b", "c", "b"].indices(of: "b"))
