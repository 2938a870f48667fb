// Default values are isolated as the functions and initializers that they belong to.

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

@MainActor func visit(_ screen: Stack = Stack(title: "home"), from router: Router = Router()) {
  print(router.name, screen.path)
}

@MainActor struct Shelf {
  let router: Router
  init(router: Router = Router(name: "shelf")) { self.router = router }
}

@MainActor func run() {
  visit()
  visit(Stack(router: Router(name: "other"), title: "list"))
  print(Shelf().router.name)
}

run()
