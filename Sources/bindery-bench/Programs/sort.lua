local seed = 42
local function next_number()
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed
end
local rising, falling = {}, {}
for i = 1, 200000 do
  local n = next_number()
  rising[i] = n
  falling[i] = n
end
table.sort(rising)
table.sort(falling, function(a, b) return a > b end)
print(rising[1] .. " " .. rising[100001] .. " " .. falling[1] .. " " .. falling[100001])
