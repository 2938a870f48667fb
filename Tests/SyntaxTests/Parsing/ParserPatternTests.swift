import Testing
import TreeDump

@testable import Syntax

/// Each row is a text and its syntax tree.
@Suite struct ParserPatternTests {
  private static let table = #"""
    if case let .some(x) = a { }
    => (if [(case (let (.some x)) a)] {})
    ---
    if case .pair(let x, 5, _)? = a { }
    => (if [(case (? (.pair (let x) (~= 5) _)) a)] {})
    ---
    if case Shape.circle(radius: let r) = a { }
    => (if [(case (Shape.circle radius:(let r)) a)] {})
    ---
    if case Outer.Shape<Int>.dot = a { }
    => (if [(case (. Outer Shape<Int>).dot a)] {})
    ---
    for case let (index, value?) in pairs { }
    => (for (let (tuple index (? value))) pairs {})
    ---
    for (_, var b) in c { }
    => (for (tuple _ (var b)) c {})
    ---
    switch a { case 0, 1..<5, -1: b; case .c where d, is E: f; default: g }
    => (switch a (case (~= 0) (~= (seq 1 ..< 5)) (~= (prefix - 1)) {b}) (case .c where d (is E) {f}) (default {g}))
    ---
    switch a { case let b as C: d; case (let e, "f"): g; case x.y: h; case nil: i }
    => (switch a (case (let (as b C)) {d}) (case (tuple (let e) (~= "f")) {g}) (case (~= (. x y)) {h}) (case (~= nil) {i}))
    ---
    switch a { case [1, 2]: b; case "x" + y: c; case (1 + 2) * 3: d; case .e + .f: g }
    => (switch a (case (~= (array 1 2)) {b}) (case (~= (seq "x" + y)) {c}) (case (~= (seq (paren (seq 1 + 2)) * 3)) {d}) (case (~= (seq .e + .f)) {g}))
    ---
    do { } catch let e as A where e.b { } catch is C, D.e { } catch { }
    => (do {} (catch (let (as e A)) where (. e b) {}) (catch (is C) D.e {}) (catch {}))
    ---
    guard case .a = b, case (let c, _)? = d else { }
    => (guard [(case .a b) (case (? (tuple (let c) _)) d)] {})
    ---
    let ((a, b), _) = c, d: Int = e
    => (let (tuple (tuple a b) _) = c d :Int = e)
    """#

  @Test(arguments: ParsingRow.rows(table))
  func patternsBecomeTrees(row: ParsingRow) { #expect(row.dump == row.expected) }
}
