// What is declared as implicitly unwrapped is unwrapped when used.
class Screen {
  var title: String!
  var subtitle: String! = "sub"
}
let screen = Screen()
print(screen.subtitle.count, screen.title as Any)
screen.title = "Title"
print(screen.title.uppercased(), screen.title == "Title")
screen.title = nil
print(screen.title.count)
