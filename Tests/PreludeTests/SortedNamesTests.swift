import Prelude
import Testing

/// Names in literals are found by binary search, so they must be sorted.
@Suite struct SortedNamesTests {
  private let names = PreludeLibrary.inertModifierNames

  @Test func areSortedByTheirBytes() {
    let sorted = Set(names.all).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(names.all == sorted)
  }

  @Test func allAreFound() {
    #expect(names.all.filter { !names.contains($0) } == [])
  }

  @Test(arguments: ["", "a", "pad", "paddings", "zzz", "padding font", "Padding", "é"])
  func othersAreNotFound(_ name: String) { #expect(!names.contains(name)) }
}
