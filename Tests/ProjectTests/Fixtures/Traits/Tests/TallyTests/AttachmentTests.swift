import Testing

import Tally

@Suite struct AttachmentTests {
  @Test func textsAreAttached() {
    Attachment.record("total 0", named: "totals.txt")
    #expect(Tally().total == 0)
  }
}
