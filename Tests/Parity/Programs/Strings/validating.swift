// Texts made of units that must be right.
print(String(validating: [72, 105] as [UInt16], as: UTF16.self) as Any, String(validating: [0xD800] as [UInt16], as: UTF16.self) as Any, String(validating: [0xC0] as [UInt8], as: UTF8.self) as Any, String(validating: [72, 0x10FFFF] as [UInt32], as: UTF32.self) as Any)
print(String(decoding: [72, 0x1F600, 0xD800] as [UInt32], as: UTF32.self))
print(String(validating: [72, 105] as [Int8], as: UTF8.self) as Any)
