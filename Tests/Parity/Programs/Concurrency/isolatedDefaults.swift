// Initial values of properties are isolated as their type is, in the memberwise initializer as well.

@MainActor final class Router {
  let name: String
  init(name: String = "root") { self.name = name }
}

@MainActor protocol Screen {
  var title: String { get }
}

struct Stack: Screen {
  var router = Router()
  let title: String
  var path: String { router.name + "/" + title }
}

@MainActor func run() {
  print(Stack(title: "home").path)
  print(Stack(router: Router(name: "other"), title: "list").path)
}

await run()
