// Overriding: methods, properties, observers, subscripts, super at several levels.
class Animal: CustomStringConvertible {
  var name: String
  var legs: Int { 4 }
  class var kingdom: String { "animals" }
  static let shared = Animal(name: "shared")
  init(name: String) { self.name = name }
  func speak() -> String { "…" }
  func introduce() -> String { "\(name) says \(speak()), \(legs) legs" }
  subscript(index: Int) -> String { "\(name)#\(index)" }
  var description: String { "\(type(of: self))(\(name))" }
  final func call() -> String { "called " + introduce() }
}
class Dog: Animal {
  var trick = "sit" {
    willSet { print("will do", newValue) }
    didSet { print("did", oldValue, "now", trick) }
  }
  override class var kingdom: String { "dogs of " + super.kingdom }
  override func speak() -> String { "woof" }
  override func introduce() -> String { super.introduce() + " and does " + trick }
  override subscript(index: Int) -> String { "dog " + super[index] }
}
class Puppy: Dog {
  override var name: String {
    didSet { print("renamed from \(oldValue)") }
  }
  override var legs: Int { super.legs - 1 }
  override func speak() -> String { super.speak().uppercased() + "?" }
}
let animals = [Animal(name: "Thing"), Dog(name: "Rex"), Puppy(name: "Bit")]
for animal in animals {
  print(animal.introduce(), animal[3], animal.legs, type(of: animal).kingdom)
}
print(animals, animals.map { $0.call() })
let puppy = Puppy(name: "Tiny")
puppy.name = "Small"
puppy.trick = "roll"
print(puppy, puppy is Dog, (puppy as Animal) is Puppy, animals[0] is Dog)
print(animals.compactMap { $0 as? Dog }.map(\.trick), animals.filter { $0 is Puppy }.count)
let asAnimal: Animal = puppy
print(asAnimal.speak(), (asAnimal as! Puppy).trick, (asAnimal as? Dog)?.trick ?? "none")
print(Animal.shared === Animal.shared, Animal.shared !== puppy, Dog.kingdom, Puppy.kingdom)
let types: [Animal.Type] = [Animal.self, Dog.self, Puppy.self]
for type in types { print(type, type.kingdom, type.shared.name) }
