import Foundation
import Testing

struct Saved: Codable, Attachable { let n: Int }

@Test func texts() {
  Attachment.record("some text", named: "a.txt")
  Attachment.record("no name")
  let kept = Attachment("kept", named: "b.txt")
  #expect(kept.preferredName == "b.txt")
  #expect(kept.attachableValue == "kept")
  Attachment.record(kept)
}
@Test func datas() {
  Attachment.record(Data([1, 2]), named: "d.bin")
  Attachment.record(Saved(n: 1), named: "saved.json")
  Attachment.record(Saved(n: 2))
  Attachment.record(Saved(n: 3), named: "plain")
  Attachment.record("text", named: "plain")
  Attachment.record("text", named: "plain.md")
  Attachment.record(Data([3]))
  Attachment.record(Substring("part"), named: "part")
}
@Test func failing() {
  Attachment.record("when", named: "c.txt")
  #expect(1 == 2)
}
