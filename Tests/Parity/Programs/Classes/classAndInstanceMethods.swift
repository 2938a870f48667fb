class A { class func setUp() { print("class A") }; func setUp() { print("inst A") } }
class B: A { override class func setUp() { super.setUp(); print("class B") }; override func setUp() { super.setUp(); print("inst B") } }
B.setUp()
B().setUp()
