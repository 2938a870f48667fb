local function made(depth)
  if depth == 0 then return {false, false} end
  return {made(depth - 1), made(depth - 1)}
end
local function count(tree)
  if not tree then return 0 end
  return 1 + count(tree[1]) + count(tree[2])
end
local total = 0
for _ = 1, 50 do total = total + count(made(11)) end
print(total)
