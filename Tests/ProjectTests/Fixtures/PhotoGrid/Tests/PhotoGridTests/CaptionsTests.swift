import Testing

@testable import PhotoGrid

@Test func captionsAreFoundByNumber() {
  let captions = Captions(texts: ["3": "Bridge"])
  #expect(captions[3] == "Bridge")
  #expect(captions[4] == nil)
}

@Test func thePackageBringsItsCaptions() {
  #expect(Captions()[1] == "Harbour")
}
