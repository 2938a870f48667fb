func place(
  _ function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> String {
  "\(function) \(file) \(line)"
}
print(place())

let text: StaticString = "héllo"
print(text, text.utf8CodeUnitCount, text.isASCII, text.hasPointerRepresentation, "\(text)")
print(text.description, String(describing: text), StaticString())
debugPrint(text)
text.withUTF8Buffer { bytes in print(bytes.count, bytes[0], bytes.map { $0 }.count) }
precondition(text.utf8CodeUnitCount == 6, "counts", file: #file, line: #line)
