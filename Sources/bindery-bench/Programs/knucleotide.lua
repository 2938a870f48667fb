local letters = {"a", "c", "g", "t"}
local seed = 42
local sequence = {}
for i = 1, 100000 do
  seed = (seed * 3877 + 29573) % 139968
  sequence[i] = letters[seed * 4 // 139968 + 1]
end
local text = table.concat(sequence)
local function count(length)
  local counts = {}
  for start = 1, #text - length + 1 do
    local piece = text:sub(start, start + length - 1)
    counts[piece] = (counts[piece] or 0) + 1
  end
  return counts
end
for length = 1, 3 do
  local sorted = {}
  for key, value in pairs(count(length)) do sorted[#sorted + 1] = {key, value} end
  table.sort(sorted, function(a, b)
    if a[2] ~= b[2] then return a[2] > b[2] end
    return a[1] < b[1]
  end)
  for i = 1, math.min(3, #sorted) do print(sorted[i][1] .. " " .. sorted[i][2]) end
end
