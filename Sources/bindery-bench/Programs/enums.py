def run(commands, rounds):
    top = 1
    for round in range(rounds):
        for command in commands:
            kind = command[0]
            if kind == "push":
                top += command[1]
            elif kind == "add":
                top += round
            elif kind == "multiply":
                top = top * command[1] % 10007
            else:
                top += command[1] - command[2]
    return top

commands = []
for i in range(250):
    commands.append(("push", i))
    commands.append(("add",))
    commands.append(("multiply", i % 7 + 1))
    commands.append(("swap", i, i // 2))
print(run(commands, 1500))
