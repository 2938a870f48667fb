import Marked
import Testing

@Test func aPageHasItsNumber() { #expect(Page(number: 3).number == 3) }
