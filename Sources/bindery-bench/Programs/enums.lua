local function run(commands, rounds)
  local top = 1
  for round = 0, rounds - 1 do
    for _, command in ipairs(commands) do
      local kind = command.kind
      if kind == "push" then top = top + command.value
      elseif kind == "add" then top = top + round
      elseif kind == "multiply" then top = top * command.factor % 10007
      else top = top + command.a - command.b end
    end
  end
  return top
end
local commands = {}
for i = 0, 249 do
  commands[#commands + 1] = {kind = "push", value = i}
  commands[#commands + 1] = {kind = "add"}
  commands[#commands + 1] = {kind = "multiply", factor = i % 7 + 1}
  commands[#commands + 1] = {kind = "swap", a = i, b = i // 2}
end
print(run(commands, 1500))
