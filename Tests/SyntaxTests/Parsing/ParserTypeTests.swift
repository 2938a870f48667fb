import SourceText
import Testing
import TreeDump

@testable import Syntax

/// Each row is a text and its syntax tree.
@Suite struct ParserTypeTests {
  private static let table = #"""
    var x: Int { 5 }
    => (var x :Int {5})
    ---
    let f: @MainActor @Sendable (Int) async throws -> Void = { _ in }
    => (let f :(attr @MainActor @Sendable (fn (Int) async throws ->Void)) = (closure (_) {}))
    ---
    let f: (Int, _ b: String...) -> (Int) -> Void = g
    => (let f :(fn (Int _ b:String...) ->(fn (Int) ->Void)) = g)
    ---
    var x: (any P)? = nil, y: some P & Q = z, z: P.Type!, w: [any P]
    => (var x :(any P)? = nil y :(some P&Q) = z z :P.Type! w :[(any P)])
    ---
    let x: Int? = .none, y = Optional<Int>.none, z = Int?.none
    => (let x :Int? = .none y = (. Optional<Int> none) z = (. (type Int?) none))
    ---
    let closure: () -> Void = { () -> Void in }
    => (let closure :(fn () ->Void) = (closure () ->Void {}))
    ---
    let x: InlineArray<3, Int>, y: [3 of Int]
    => (let x :InlineArray<3 Int> y :InlineArray<3 Int>)
    ---
    var body: some Scene { WindowGroup { ContentView() } }
    => (var body :(some Scene) {(trailing WindowGroup (closure {(call ContentView)}))})
    ---
    let x: [String: [Int]]? = nil, y: ((Int) -> Void)?
    => (let x :[String:[Int]]? = nil y :(fn (Int) ->Void)?)
    ---
    let fn: (inout Int) -> Void = { $0 += 1 }
    => (let fn :(fn ((attr inout Int)) ->Void) = (closure {(seq $0 += 1)}))
    ---
    let f: ((any P)?) -> (Int), g: (some View), h: () -> ()
    => (let f :(fn ((any P)?) ->Int) g :(some View) h :(fn () ->()))
    """#

  @Test(arguments: ParsingRow.rows(table))
  func typesBecomeTrees(row: ParsingRow) {
    #expect(row.dump == row.expected)
  }
}
