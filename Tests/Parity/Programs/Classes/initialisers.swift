// Designated, convenience, required, failable and inherited initialisers; the order of the phases.
class Base {
  let id: Int
  var log: [String] = []
  required init(id: Int) {
    self.id = id
    note("Base.init")
  }
  convenience init() { self.init(id: 1) }
  convenience init?(text: String) {
    guard let id = Int(text) else { return nil }
    self.init(id: id)
    log.append("from text")
  }
  func note(_ text: String) { log.append("\(type(of: self)) \(text)") }
  class func make() -> Self { self.init(id: 77) }
  func twin() -> Self { Self(id: id * 2) }
}
class Middle: Base {
  var extra: String
  init(extra: String, id: Int) {
    self.extra = extra
    super.init(id: id)
    note("Middle.init")
  }
  required convenience init(id: Int) { self.init(extra: "default", id: id) }
  override func note(_ text: String) { super.note(text + "*") }
}
class Plain: Base {
  var count = 3
  var names: [String] = ["a"]
}
class Leaf: Middle {
  lazy var size = extra.count
  override init(extra: String, id: Int) {
    super.init(extra: extra + "-leaf", id: id)
  }
}
print(Base().log, Base(id: 4).id, Base(text: "12")!.log, Base(text: "no") == nil)
print(Middle(extra: "x", id: 2).log, Middle(id: 3).extra, Middle().id, Middle(text: "5")!.log)
print(Plain().count, Plain(id: 9).names, Plain(text: "8")!.id, Plain().log)
let leaf = Leaf(id: 6)
print(leaf.extra, leaf.size, leaf.log, Leaf().twin().id, type(of: Leaf().twin()))
print(type(of: Base.make()), type(of: Leaf.make()), Leaf.make().extra, Plain.make().id)
class Defaults {
  var a = 1
  var b = "b"
  convenience init(a: Int) {
    self.init()
    self.a = a
  }
}
class MoreDefaults: Defaults { var c = 2.5 }
print(Defaults().a, Defaults(a: 5).a, MoreDefaults(a: 6).a, MoreDefaults().c, MoreDefaults(a: 1).b)
