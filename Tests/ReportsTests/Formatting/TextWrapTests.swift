import Reports
import Testing

@Suite struct TextWrapTests {
  @Test func wideLinesAreBrokenBetweenWords() {
    #expect(TextWrap.rows(of: "one two three", within: 8) == ["one two", "three"])
    #expect(TextWrap.rows(of: "  one two three", within: 9) == ["  one two", "  three"])
    #expect(TextWrap.rows(of: "价值 价值", within: 6) == ["价值", "价值"])
    #expect(
      TextWrap.rows(of: "say 'help env set' here", within: 18) == ["say 'help env set'", "here"])
    #expect(TextWrap.rows(of: "say 'help env set'", within: 12) == ["say", "'help env set'"])
    #expect(TextWrap.rows(of: "unbreakable", within: 4) == ["unbreakable"])
    #expect(TextWrap.rows(of: "one two three", within: nil) == ["one two three"])
  }

  @Test func theLinesOfAParagraphBelongTogether() {
    let lines = ["# Title", "One line", "and another.", "", "- an item", "- one more", "  of it"]
    #expect(
      TextWrap.rows(ofProse: lines, within: 40)
        == ["# Title", "One line and another.", "", "- an item", "- one more", "  of it"])
    #expect(TextWrap.rows(ofProse: lines, within: nil) == lines)
  }
}
