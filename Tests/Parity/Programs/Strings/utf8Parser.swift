// The parser of UTF-8 gives each scalar, and says how long what is none is.
func show(_ bytes: [UInt8]) {
  var parser = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      print("valid", encoded.count, Array(encoded), UTF8.decode(encoded), encoded.first!)
    case .error(let length): print("error", length)
    case .emptyInput:
      print("end")
      return
    }
  }
}
show(Array("aé€😀".utf8))
show([0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63])
show([0xED, 0xA0, 0x80, 0xF4, 0x90, 0xC0, 0x80, 0xE0, 0x80, 0xF0, 0x8F, 0x7A])
show([0xE2, 0x82])
show([0xF0, 0x9F, 0x98])
show([0xFF, 0x0A])
print(UTF8.isContinuation(0x80), UTF8.isASCII(0x41), UTF8.encode("é").map(Array.init) ?? [])
