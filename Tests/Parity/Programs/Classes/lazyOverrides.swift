// A lazy property that a subclass overrides is found by the class of the object.
class Cache {
  var log: [String] = ["made"]
  lazy var size: Int = {
    log.append("computed")
    return log.count
  }()
}
class Tenfold: Cache {
  override var size: Int {
    get { super.size * 10 }
    set { super.size = newValue }
  }
}
class Watched: Tenfold { override var size: Int { didSet { print("did", oldValue, size) } } }
let cache: Cache = Tenfold()
print(cache.size, cache.size)
cache.size = 1
print(cache.size, cache.log)
let watched: Cache = Watched()
print(watched.size)
watched.size = 5
print(watched.size, Cache().size)
