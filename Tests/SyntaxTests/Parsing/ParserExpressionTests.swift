import SourceText
import Testing
import TreeDump

@testable import Syntax

/// Each row is a text and its syntax tree.
@Suite struct ParserExpressionTests {
  private static let table1 = #"""
    let a = 1, b: Int, (c, d) = (1, 2)
    => (let a = 1 b :Int (tuple c d) = (tuple 1 2))
    ---
    lazy var f: () -> Int = { [weak self] in self?.x ?? 1 }
    => lazy (var f :(fn () ->Int) = (closure [weak self] {(seq (. (? self) x) ?? 1)}))
    ---
    let f = { (a: Int, _ b: String) async throws -> Int in a }
    => (let f = (closure (a:Int _ b:String) async throws ->Int {a}))
    ---
    let f = { [weak self, x = y, unowned(safe) z] (a, b) in a + b }
    => (let f = (closure [weak self x=y unowned z] (a b) {(seq a + b)}))
    ---
    let f = { a, b in a }
    => (let f = (closure (a b) {a}))
    ---
    let f = { $0 + $1 }
    => (let f = (closure {(seq $0 + $1)}))
    ---
    ForEach($items) { $item in Text(item.name) }
    => (call ForEach $items (closure ($item) {(call Text (. item name))}))
    ---
    let f = { @MainActor @Sendable (a: Int) -> Void in }
    => (let f = (closure @MainActor @Sendable (a:Int) ->Void {}))
    ---
    let v = if a { 1 } else { 2 }
    => (let v = (if [a] {1} {2}))
    ---
    let t = try await f() + g()
    => (let t = (seq (try (await (call f))) + (call g)))
    ---
    let x = try? await a.b(c).d ?? e
    => (let x = (seq (try? (await (. (call (. a b) c) d))) ?? e))
    ---
    a ? b : c ? d : e
    => (seq a ? b : c ? d : e)
    ---
    x = y as? Int ?? 5 as! String is Bool
    => (seq x = y as? Int ?? 5 as! String is Bool)
    ---
    let k = \Book.author.name
    => (let k = (\Book .author .name))
    ---
    f(\.title, \.self, \Array<Int>.count, \[Int].[0], \.a?.b!.c[1, x: 2], \Outer.Inner.x)
    => (call f (\ .title) (\ .self) (\Array<Int> .count) (\[Int] [0]) (\ .a ? .b ! .c [1 x:2]) (\Outer.Inner .x))
    ---
    foo.bar(1, x: 2) { a in b } onError: { c } done: { }
    => (call (. foo bar) 1 x:2 (closure (a) {b}) onError:(closure {c}) done:(closure {}))
    ---
    let a = Foo<Int>(), b = Foo<Int, [String: A<B>]>.bar, c = a < b, d = (a < b, c > d), e = Array<Array<Int>>()
    => (let a = (call Foo<Int>) b = (. Foo<Int [String:A<B>]> bar) c = (seq a < b) d = (tuple (seq a < b) (seq c > d)) e = (call Array<Array<Int>>))
    ---
    let x = [Int](), y = [String: Int](), z = [Int?](), w: [[Int]?] = [], e: [Int: String] = [:]
    => (let x = (call (array Int)) y = (call (dict String:Int)) z = (call (array (type Int?))) w :[[Int]?] = (array) e :[Int:String] = (dict))
    ---
    let t = (Int, String).self, u = (Int) -> Void.self, v = Int?.self, w = any P.Type.self
    => (let t = (. (tuple Int String) self) u = (. (type (fn (Int) ->Void)) self) v = (. (type Int?) self) w = (. (type (any P.Type)) self))
    ---
    Text("a")
      .font(.title)
      #if os(iOS)
      .navigationBarTitle("x")
      #else
      .frame(width: 5)
      #endif
      .padding()
    => (call (. (call (. (call (. (call Text "a") font) .title) navigationBarTitle) "x") padding))
    ---
    #Predicate<Foo> { $0.x == 1 }
    => (#Predicate<Foo> (closure {(seq (. $0 x) == 1)}))
    ---
    async let x = f(), y = g()
    => async (let x = (call f) y = (call g))
    ---
    let s = "a\(b)c\("x" + "\(y)")\n\u{1F600}\(v, specifier: "%.2f")"
    => (let s = "a\(b)c\((seq "x" + "\(y)"))\n😀\(v specifier:"%.2f")")
    ---
    let s = """
      a
        b \(c) \
      d
      """
    => (let s = "a\n  b \(c) d")
    ---
    let r = /a(b|c)+/, q = #/x/y/#, d = a / b / c, p = f(/,/), s = f(1, /)
    => (let r = /a(b|c)+/ q = #/x/y/# d = (seq a / b / c) p = (call f /,/) s = (call f 1 /))
    ---
    let x = a...b, y = ...5, z = 5..., w = a[...], v = a[1...]
    => (let x = (seq a ... b) y = (prefix ... 5) z = (postfix 5 ...) w = (subscript a ...) v = (subscript a (postfix 1 ...)))
    ---
    sorted(by: >)
    reduce(0, +)
    => (call sorted by:>)
    => (call reduce 0 +)
    ---
    let x = -a + !b - ~c
    let y = &z
    f(&x, &y.z[1])
    => (let x = (seq (prefix - a) + (prefix ! b) - (prefix ~ c)))
    => (let y = (& z))
    => (call f (& x) (& (subscript (. y z) 1)))
    ---
    x! .foo
    x!.y![0]!()
    => (. (! x) foo)
    => (call (! (subscript (! (. (! x) y)) 0)))
    ---
    let c = a ?? b ?? c && d || e == f
    => (let c = (seq a ?? b ?? c && d || e == f))
    ---
    let x = consume y, z = copy w
    => (let x = (consume y) z = (copy w))
    ---
    foo { } bar: { }
      .baz()
    => (call (. (trailing foo (closure {}) bar:(closure {})) baz))
    ---
    x.0.1.foo
    => (. (. (. x 0) 1) foo)
    ---
    let (a, b): (Int, Int) = (1, 2)
    => (let (tuple a b) :(Int Int) = (tuple 1 2))
    ---
    _ = x
    _ = { 1 }()
    => (seq _ = x)
    => (seq _ = (call (closure {1})))
    ---
    let x = y.map { $0.a }.filter(\.b).count
    => (let x = (. (call (. (trailing (. y map) (closure {(. $0 a)})) filter) (\ .b)) count))
    ---
    unowned let x = y
    weak var z: A?
    => unowned (let x = y)
    => weak (var z :A?)
    ---
    let x = await y
    let z = try! await foo.bar { await baz() }
    => (let x = (await y))
    => (let z = (try! (await (trailing (. foo bar) (closure {(await (call baz))})))))
    ---
    let a = b ? c : d, e = b ? .c : .d, f = b ? [1] : [:], g = x?.y ?? z
    => (let a = (seq b ? c : d) e = (seq b ? .c : .d) f = (seq b ? (array 1) : (dict)) g = (seq (. (? x) y) ?? z))
    ---
    let x = if y { 1 } else if z { 2 } else { 3 }
    => (let x = (if [y] {1} (if [z] {2} {3})))
    """#

  private static let table2 = #"""
    button.action = { [unowned self] sender in
    }
    => (seq (. button action) = (closure [unowned self] (sender) {}))
    ---
    let d = [
      "a": 1,
      "b": [2],
    ]
    => (let d = (dict "a":1 "b":(array 2)))
    ---
    let x = a
      .b
      .c { }
      ?? d
    => (let x = (seq (trailing (. (. a b) c) (closure {})) ?? d))
    ---
    let x = y as any P & Q
    let z = w is (any P).Type
    => (let x = (seq y as (any P&Q)))
    => (let z = (seq w is (any P).Type))
    ---
    let u = unsafe foo()
    for unsafe x in y {}
    => (let u = (unsafe (call foo)))
    => (for x y {})
    ---
    a.b?.c = d
    a[1]?.b += 2
    => (seq (. (? (. a b)) c) = d)
    => (seq (. (? (subscript a 1)) b) += 2)
    ---
    #sourceLocation(file: "a", line: 1)
    => (#sourceLocation)
    ---
    let x = 0xFF_FF, y = 0b1010, z = 0o17, w = 1_000.5e-3, v = 0x1.8p3
    => (let x = 0xFF_FF y = 0b1010 z = 0o17 w = 1_000.5e-3 v = 0x1.8p3)
    ---
    foo(bar: { x in x }, baz)
    => (call foo bar:(closure (x) {x}) baz)
    ---
    print("\(x ? "a" : "b")", terminator: "")
    => (call print "\((seq x ? "a" : "b"))" terminator:"")
    ---
    let x = ("a" as NSString).foo
    => (let x = (. (paren (seq "a" as NSString)) foo))
    ---
    let regex = /[a-z]+\/(\d+)/
    let m = text.firstMatch(of: /a b/)
    => (let regex = /[a-z]+\/(\d+)/)
    => (let m = (call (. text firstMatch) of:/a b/))
    ---
    let x = y is Int ? 1 : 2
    let z = y as? Int ?? 0
    => (let x = (seq y is Int ? 1 : 2))
    => (let z = (seq y as? Int ?? 0))
    ---
    let x = f { } + g { }
    => (let x = (seq (trailing f (closure {})) + (trailing g (closure {}))))
    ---
    let x = a < b, y = c > (d), z = (a < b) == (c >= d)
    => (let x = (seq a < b) y = (seq c > (paren d)) z = (seq (paren (seq a < b)) == (paren (seq c >= d))))
    ---
    foo(a: b, c: { $0 }, &d, e...)
    => (call foo a:b c:(closure {$0}) (& d) (postfix e ...))
    """#

  @Test(arguments: ParsingRow.rows(table1, table2))
  func expressionsBecomeTreesWithTheirOperatorsUnfolded(row: ParsingRow) {
    #expect(row.dump == row.expected)
  }
}
