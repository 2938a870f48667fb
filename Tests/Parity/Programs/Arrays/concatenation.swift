let numbers = [7, 8, 9, 10]
print((1...6) + numbers, numbers + (1...2), numbers + numbers[1...])
let slice = numbers[..<2] + [5]
print(slice, type(of: slice), type(of: [1] + slice))
print(Set([3]) + [4], [4] + Set([3]), ContiguousArray([1]) + [2])
var text = "ab" + Array("cd")
text += ["e"]
print(text, Array("xy") + "z", "q" + "rs".dropFirst())
let empty: [Int] = []
print([1, 2] + empty + [3], stride(from: 0, to: 6, by: 3) + [9])
var bits: UInt8 = 0b1011
bits &<<= 2
print(bits, bits &>> 9)
bits &>>= 3
print(bits)
