enum Word: String, CaseIterable { case `self`, `Type`, `default`, `in`, plain }

func at(_ word: Word) -> Bool { word == .plain }

let word = Word.`self`
print(word == .`self`, Word.`default`, word != .default, at(.`self`), at(.plain))
switch word {
case .`self`: print("self")
case .in, .default, .Type, .plain: print("another")
}
print(Word.allCases.map(\.rawValue), Word.plain.self, Word.self)
print([Word.in, .`self`].contains(word), Word.plain == .`self`)
struct Holder { var `self` = 3, `Type` = "t" }
let holder = Holder()
print(holder.`self`, holder.Type, holder.self.`self`)

// Without a base, `.self` is a case.
enum Person: Hashable { case `self`, `Type`, other }
let people: [Person] = [.self, .other, .`self`, .Type]
print(people, Set<Person>([.self, .self]).count)
print(people[0] == .self ? "self" : "someone else")
