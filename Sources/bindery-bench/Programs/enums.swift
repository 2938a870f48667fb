// Cases with payloads, matched by `switch`.
enum Command {
  case push(Int)
  case add
  case multiply(by: Int)
  case swap(Int, Int)
}
func run(_ commands: [Command], rounds: Int) -> Int {
  var top = 1
  for round in 0..<rounds {
    for command in commands {
      switch command {
      case .push(let value): top += value
      case .add: top += round
      case .multiply(let factor): top = top * factor % 10007
      case .swap(let a, let b): top += a - b
      }
    }
  }
  return top
}
var commands: [Command] = []
for i in 0..<250 {
  commands.append(.push(i))
  commands.append(.add)
  commands.append(.multiply(by: i % 7 + 1))
  commands.append(.swap(i, i / 2))
}
print(run(commands, rounds: 1500))
