struct P<O> { let n: Int }
extension P where O == Substring {
    static func make(while p: (Character) -> Bool) -> Self { P(n: 1) }
    static func make2() -> P<O> { P(n: 1) }
    static func make3() -> Self { P(n: 1) }
    static let a = make { $0.isLetter }
    static let b = make2()
    static let c = make3()
    static let d = P(n: 2)
    static let e = Self(n: 2)
}
print(P<Substring>.b, P<Substring>.c, P<Substring>.d, P<Substring>.e)
print(P<Substring>.a)
