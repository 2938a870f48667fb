import SourceText
import Testing
import TreeDump

@testable import Syntax

/// Each row is a text and its syntax tree.
@Suite struct ParserStatementTests {
  private static let table = #"""
    if let x, let y = z?.w, case .a(let b, _) = c, #available(iOS 17, *), a < b { } else if x { } else { }
    => (if [(let x) (let y (. (? z) w)) (case (.a (let b) _) c) (#available) (seq a < b)] {} (if [x] {} {}))
    ---
    guard let self else { return }
    => (guard [(let self)] {(return)})
    ---
    while let x = next() { continue }
    => (while [(let x (call next))] {(continue)})
    ---
    outer: for case let .some(x) in xs where x > 1 { break outer }
    => (for outer: (let (.some x)) xs where (seq x > 1) {(break outer)})
    ---
    for await x in stream { }
    for try await (i, x) in stream.enumerated() { }
    => (for await x stream {})
    => (for try await (tuple i x) (call (. stream enumerated)) {})
    ---
    repeat { x += 1 } while x < 5
    => (repeat {(seq x += 1)} (seq x < 5))
    ---
    switch (a, b) { case (1...5, _): x; case let (x, y) where x > y, (3, let y): y; case is Int: 1; case let z as String: 2; case .some(.a(let b, c: _))?: 3; case nil: 4; case Foo.bar: 5; case Foo.baz(1): 6; @unknown default: break }
    => (switch (tuple a b) (case (tuple (~= (seq 1 ... 5)) _) {x}) (case (let (tuple x y)) where (seq x > y) (tuple (~= 3) (let y)) {y}) (case (is Int) {1}) (case (let (as z String)) {2}) (case (? (.some (.a (let b) c:_))) {3}) (case (~= nil) {4}) (case Foo.bar {5}) (case (Foo.baz (~= 1)) {6}) (@unknown default {(break)}))
    ---
    switch x { case .a: fallthrough
    #if DEBUG
    case .b: f()
    #endif
    default: break }
    => (switch x (case .a {(fallthrough)}) (#if (DEBUG {(case .b {(call f)})})) (default {(break)}))
    ---
    do { try f() } catch let e as X { } catch is Y { } catch E.a(let x) where x > 1 { } catch { throw error }
    => (do {(try (call f))} (catch (let (as e X)) {}) (catch (is Y) {}) (catch (E.a (let x)) where (seq x > 1) {}) (catch {(throw error)}))
    ---
    do throws(E) { } catch { }
    => (do throws E {} (catch {}))
    ---
    return switch x { case 1: "a" default: "b" }
    => (return (switch x (case (~= 1) {"a"}) (default {"b"})))
    ---
    if foo { } 
    if foo.map({ $0 }) { }
    if foo.contains { $0 } == true { }
    => (if [foo] {})
    => (if [(call (. foo map) (closure {$0}))] {})
    => (if [(seq (trailing (. foo contains) (closure {$0})) == true)] {})
    ---
    yield &x
    => (yield (& x))
    ---
    defer { a() }
    => (defer {(call a)})
    ---
    .padding()
    .font(.title)
    => (fragment (call (. (call .padding) font) .title))
    ---
    for i in stride(from: 0, to: 10, by: 2) where i % 2 == 0 { print(i) }
    => (for i (call stride from:0 to:10 by:2) where (seq i % 2 == 0) {(call print i)})
    ---
    if case let .a(x)? = y, case 1...5 = z, case let n? = w { }
    => (if [(case (let (? (.a x))) y) (case (~= (seq 1 ... 5)) z) (case (let (? n)) w)] {})
    ---
    Task { @MainActor in await f() }
    Task { [weak self] in self?.x() }
    => (trailing Task (closure @MainActor {(await (call f))}))
    => (trailing Task (closure [weak self] {(call (. (? self) x))}))
    ---
    return
    let x = 1
    => (return)
    => (let x = 1)
    ---
    f(x) ; g(y)
    => (call f x)
    => (call g y)
    ---
    let value = switch x { case .a: 1; case .b: 2 }
    let text = switch x { case .a: 1 } + 2
    => (let value = (switch x (case .a {1}) (case .b {2})))
    => (let text = (seq (switch x (case .a {1})) + 2))
    ---
    a = b; c = d
    => (seq a = b)
    => (seq c = d)
    ---
    guard case .a = b, let c else { return }
    => (guard [(case .a b) (let c)] {(return)})
    ---
    if #unavailable(iOS 17) {}
    while true, x < 5 {}
    => (if [(#unavailable)] {})
    => (while [true (seq x < 5)] {})
    ---
    guard first >= 0, first < count, second >= 0 else { return }
    => (guard [(seq first >= 0) (seq first < count) (seq second >= 0)] {(return)})
    """#

  @Test(arguments: ParsingRow.rows(table))
  func statementsBecomeTrees(row: ParsingRow) {
    #expect(row.dump == row.expected)
  }
}
