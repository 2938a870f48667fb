import SourceText
import Testing
import TreeDump

@testable import Syntax

/// Each row is a text and its syntax tree.
@Suite struct ParserDeclarationTests {
  private static let table1 = #"""
    var x: Int { get { 1 } set(v) { y = v } }
    => (var x :Int (accessors (get {1}) (set (v) {(seq y = v)})))
    ---
    var x = 5 { didSet { print(oldValue) } willSet(n) { } }
    => (var x = 5 (accessors (didSet {(call print oldValue)}) (willSet (n) {})))
    ---
    var x: Int { get async throws { 1 } }
    => (var x :Int (accessors (get async throws {1})))
    ---
    var count: Int = 0 { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { _count } _modify { yield &_count } }
    => (var count :Int = 0 (accessors (@storageRestrictions(initializes:_count) init (initialValue) {(seq _count = initialValue)}) (get {_count}) (_modify {(yield (& _count))})))
    ---
    func f<T: P, each U>(_ a: T, b c: repeat each U, d: Int..., e: inout Int = 5, f: @autoclosure @escaping () -> Bool) async throws(E) -> some Collection<T> where T.X == Int, T: Q & R { }
    => (func f <T:P each U> where[T.X==Int T:Q&R] (_ a:T b c:(pack (pack U)) d:Int... e:(attr inout Int)=5 f:(attr @autoclosure @escaping (fn () ->Bool))) async throws(E) ->(some Collection<T>) {})
    ---
    @Observable final class Book: Identifiable, Sendable { @ObservationIgnored private(set) var a = 1; nonisolated(unsafe) static let b = 2 }
    => @Observable final (class Book :Identifiable,Sendable {@ObservationIgnored private(set) (var a = 1) nonisolated(unsafe) static (let b = 2)})
    ---
    enum E: String, CaseIterable { case a, b = "x"; indirect case c(Int, label: E, _ x: Int = 5) }
    => (enum E :String,CaseIterable {(case a b="x") indirect (case c(_:Int label:E _ x:Int=5))})
    ---
    protocol P<A>: AnyObject { associatedtype A: Q = Int where A.B == C; var x: Int { get set }; func f() async throws; init?(a: Int); static subscript(i: Int) -> Int { get } }
    => (protocol P <A> :AnyObject {(associatedtype A :Q Int where[A.B==C]) (var x :Int (accessors (get) (set))) (func f () async throws) (init? (a:Int)) static (subscript (i:Int) ->Int (accessors (get)))})
    ---
    extension Array where Element: Equatable { }
    => (extension Array where[Element:Equatable] {})
    ---
    extension Foo.Bar<Int>: @retroactive Hashable {}
    => (extension Foo.Bar<Int> :(attr @retroactive Hashable) {})
    ---
    actor A { nonisolated func f() {} }
    => (actor A {nonisolated (func f () {})})
    ---
    prefix operator √
    infix operator **: MultiplicationPrecedence
    precedencegroup Foo { higherThan: A, B lowerThan: C associativity: left assignment: true }
    prefix func √ (x: Double) -> Double { x }
    func ==<T>(a: T, b: T) -> Bool { true }
    static func < (lhs: A, rhs: A) -> Bool { lhs.x < rhs.x }
    => prefix (operator prefix √)
    => infix (operator infix ** MultiplicationPrecedence)
    => (precedencegroup Foo >A >B <C left assignment)
    => prefix (func √ (x:Double) ->Double {x})
    => (func == <T> (a:T b:T) ->Bool {true})
    => static (func < (lhs:A rhs:A) ->Bool {(seq (. lhs x) < (. rhs x))})
    ---
    #if os(iOS) && !DEBUG
    import UIKit
    #elseif canImport(AppKit)
    import AppKit
    #else
    let x = 1
    #endif
    => (#if ((seq (call os iOS) && (prefix ! DEBUG)) {(import UIKit)}) ((call canImport AppKit) {(import AppKit)}) (else {(let x = 1)}))
    ---
    #Preview("x") { Text("a") }
    #expect(a == b)
    let f = #file, l = #line
    #warning("foo")
    => (#Preview "x" (closure {(call Text "a")}))
    => (#expect (seq a == b))
    => (let f = #file l = #line)
    => (#warning "foo")
    ---
    foo(...)
    let x = ...
    struct A { ... }
    func f() { ... }
    ...
    let y: ... = z
    => (call foo ...)
    => (let x = ...)
    => (struct A {(...) ...})
    => (func f () {(...)})
    => (...)
    => (let y :_ = z)
    ---
    get { x }
    set { y = newValue }
    willSet { }
    => (trailing get (closure {x}))
    => (trailing set (closure {(seq y = newValue)}))
    => (trailing willSet (closure {}))
    ---
    init(a: Int) { self.a = a }
    deinit { }
    case a, b(Int)
    subscript(i: Int) -> Int { i }
    => (init (a:Int) {(seq (. self a) = a)})
    => (deinit {})
    => (case a b(_:Int))
    => (subscript (i:Int) ->Int {i})
    ---
    let `default` = `self`.`init`, b = $a
    => (let default = (. self init) b = $a)
    ---
    func `a raw name`() {}
    => (func a raw name () {})
    ---
    @available(iOS 17, *) @objc(foo:bar:) @State<Int>(x: 1) private var a: Int
    => @available(iOS) @objc() @State<Int>(x:1) private (var a :Int)
    ---
    typealias A<T> = B<T> where T: P
    import struct Foo.Bar
    @testable import Baz
    => (typealias A <T> where[T:P] B<T>)
    => (import Foo.Bar)
    => @testable (import Baz)
    ---
    let x = Foo(a: 1,
      b: 2,
    )
    let y = [1, 2,]
    func f<T,>(a: Int,) {}
    => (let x = (call Foo a:1 b:2))
    => (let y = (array 1 2))
    => (func f <T> (a:Int) {})
    ---
    foo.self.init(x: 1)
    Self.foo
    super.init()
    type(of: x).bar
    => (call (. (. foo self) init) x:1)
    => (. Self foo)
    => (call (. super init))
    => (. (call type of:x) bar)
    ---
    @resultBuilder struct B { static func buildBlock<each C: P>(_ c: repeat each C) -> (repeat each C) { (repeat each c) } }
    => @resultBuilder (struct B {static (func buildBlock <each C:P> (_ c:(pack (pack C))) ->((pack (pack C))) {(paren (repeat (each c)))})})
    ---
    @attached(member, names: named(x)) public macro M<T>(_ x: T) = #externalMacro(module: "a", type: "b")
    => @attached(member names:named) public (macro M)
    ---
    nonisolated(nonsending) func f() async {}
    let f: nonisolated(nonsending) () async -> Void = g
    => nonisolated(nonsending) (func f () async {})
    => (let f :(attr nonisolated (fn () async ->Void)) = g)
    ---
    func f(isolation: isolated (any Actor)? = #isolation) {}
    func f(_ x: sending Foo, y: borrowing Bar, z: consuming Baz) {}
    => (func f (isolation:(attr isolated (any Actor)?)=(#isolation)) {})
    => (func f (_ x:(attr sending Foo) y:(attr borrowing Bar) z:(attr consuming Baz)) {})
    ---
    @MainActor
    struct A: View {
      @State private var a = 1
      var body: some View {
        VStack {
          // ...
        }
      }
      // The rest of it
    }
    => @MainActor (struct A :View {@State private (var a = 1) (var body :(some View) {(trailing VStack (closure {...}))}) ...})
    ---
    @Environment(\.library) private var library
    @Environment(Library.self) private var library: Library?
    => @Environment((\ .library)) private (var library)
    => @Environment((. Library self)) private (var library :Library?)
    ---
    struct A { var x: Int { willSet { } didSet { } }
     subscript<T>(dynamicMember kp: KeyPath<A, T>) -> T { get { self[keyPath: kp] } } }
    => (struct A {(var x :Int (accessors (willSet {}) (didSet {}))) (subscript <T> (dynamicMember kp:KeyPath<A T>) ->T (accessors (get {(subscript self keyPath:kp)})))})
    ---
    func f() -> Int where T: P
    { 1 }
    => (func f where[T:P] () ->Int {1})
    ---
    var x: Int
    {
      get { 1 }
    }
    => (var x :Int (accessors (get {1})))
    ---
    func f(_: Int, _ a: (Int) -> (), b: (_ x: Int) throws -> Void) rethrows {}
    => (func f (_:Int _ a:(fn (Int) ->()) b:(fn (_ x:Int) throws ->Void)) rethrows {})
    ---
    struct A<let n: Int> {}
    let x: A<5>
    => (struct A <n:Int> {})
    => (let x :A<5>)
    ---
    extension E { func f() -> Self { self } }
    => (extension E {(func f () ->Self {self})})
    ---
    @propertyWrapper struct W<V> { var wrappedValue: V; var projectedValue: Self { self } ; init(wrappedValue: V, _ x: Int = 1) { } }
    => @propertyWrapper (struct W <V> {(var wrappedValue :V) (var projectedValue :Self {self}) (init (wrappedValue:V _ x:Int=1) {})})
    ---
    @W(1) var x = 2, y: Int
    => @W(1) (var x = 2 y :Int)
    ---
    func f() async -> Int { await withCheckedContinuation { c in c.resume(returning: 1) } }
    => (func f () async ->Int {(await (trailing withCheckedContinuation (closure (c) {(call (. c resume) returning:1)})))})
    ---
    let f = foo(_:bar:), g = A.init(x:), h = a.b(c:)
    => (let f = foo(_:bar:) g = (. A init(x:)) h = (. a b(c:)))
    ---
    init?(rawValue: Int) { nil }
    init!() {}
    init<T>(x: T) {}
    => (init? (rawValue:Int) {nil})
    => (init? () {})
    => (init <T> (x:T) {})
    """#

  private static let table2 = #"""
    enum A { case x(_ a: Int), y(b: (Int, Int), c: () -> Void); static let z = A.x(1) }
    => (enum A {(case x(_ a:Int) y(b:(Int Int) c:(fn () ->Void))) static (let z = (call (. A x) 1))})
    ---
    struct Empty {}
    => (struct Empty {})
    """#

  @Test(arguments: ParsingRow.rows(table1, table2))
  func declarationsBecomeTrees(row: ParsingRow) {
    #expect(row.dump == row.expected)
  }
}
