function run(commands, rounds) {
  let top = 1
  for (let round = 0; round < rounds; round++) {
    for (const command of commands) {
      switch (command.kind) {
        case "push": top += command.value; break
        case "add": top += round; break
        case "multiply": top = top * command.factor % 10007; break
        default: top += command.a - command.b
      }
    }
  }
  return top
}
const commands = []
for (let i = 0; i < 250; i++) {
  commands.push({kind: "push", value: i}, {kind: "add"})
  commands.push({kind: "multiply", factor: i % 7 + 1}, {kind: "swap", a: i, b: Math.trunc(i / 2)})
}
console.log(run(commands, 1500))
