struct Person {
  var nickname: String?
  var friend: [Person] = []
}

func greeting(_ person: Person?) -> String {
  guard let person else { return "nobody" }
  if let first = person.friend.first?.nickname, first.isEmpty { return first }
  return person.nickname ?? "friend"
}
