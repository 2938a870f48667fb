import Reports
import Testing

@Suite struct JSONValueTests {
  private static let rows: [(JSONValue, String)] = [
    (.null, "null"),
    (true, "true"),
    (false, "false"),
    (.int(.min), "-9223372036854775808"),
    (.double(0.1), "0.1"),
    (.double(1e300), "1e+300"),
    (.double(-0.0), "-0.0"),
    (.double(.infinity), "null"),
    (.double(.nan), "null"),
    ("", "\"\""),
    ("a\"b\\c/", #""a\"b\\c/""#),
    ("\n\r\t\u{0}\u{1F}\u{7F}", "\"\\n\\r\\t\\u0000\\u001f\u{7F}\""),
    ("价值 🎉", "\"价值 🎉\""),
    ([], "[]"),
    ([1, "a", nil, [true]], "[1,\"a\",null,[true]]"),
    ([:], "{}"),
  ]

  @Test(arguments: rows) func valuesAreWrittenWithoutBlanks(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test func membersKeepTheirOrder() {
    let value: JSONValue = ["z": 1, "a": ["n": 2], "m": 3]
    #expect(value.text == #"{"z":1,"a":{"n":2},"m":3}"#)
  }
}
