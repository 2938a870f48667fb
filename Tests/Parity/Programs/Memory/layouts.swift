class C {}
enum A { case a(C), b(C) }
enum A2 { case a([Int]), b(C), c }
enum B { case a(String), b(String) }
enum B2 { case a(String), b(Int) , c(Double)}
enum D { case a(Bool), b(Bool) }
enum D2 { case a(Int8), b(Bool), c }
enum E1 { case only }
enum E0 {}
enum F { case a(Int, Bool), b }
enum G { case a(Bool), b, c }
enum H { case a(Int?), b }
indirect enum T { case leaf, node(T, T) }
enum T2 { case leaf(Int); indirect case node(T2) }
struct S1 { var a: Int?; var b: Bool }
struct S2 { var a: Int8; var b: Int16; var c: Int8; var d: Int32 }
struct S3 { var s: S2; var b: Bool }
protocol P {}
protocol Q: AnyObject {}
func show<T>(_ t: T.Type) { print(t, MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment) }
show(A.self); show(A2.self); show(B.self); show(B2.self); show(D.self); show(D2.self); show(E1.self); show(E0.self); show(F.self); show(G.self); show(H.self); show(T.self); show(T2.self)
show(S1.self); show(S2.self); show(S3.self); show((any P).self); show((any Q).self); show((any P & Q).self); show((any P)?.self); show(A?.self); show(D?.self); show(E1?.self); show(Bool??.self); show(Bool???.self)
show(Range<Int>.self); show(ClosedRange<Int>.self); show(Substring.self); show(ArraySlice<Int>.self); show(Character?.self); show([Int]?.self); show((Int, Int8).self); show(((Int8, Int)?).self); show(Unicode.Scalar.self); show(String.Index.self); show((() -> Void)?.self); show(C.Type.self); show(Any.Type.self); show(S2?.self); show(UInt8?.self); show(Int32?.self); show(Float?.self); show(Int??.self); show(ObjectIdentifier.self); show(AnyHashable.self); show(Duration.self); show(Void.self); show(Void?.self); show(Never.self); show(Result<Int, any Error>.self); show(Error.self); show(Error?.self)
