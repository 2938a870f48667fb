local function fannkuch(n)
  local order, counts = {}, {}
  for i = 0, n - 1 do order[i], counts[i] = i, 0 end
  local checksum, most, sign, rest = 0, 0, 1, n
  while true do
    while rest ~= 1 do
      counts[rest - 1] = rest
      rest = rest - 1
    end
    local stack = {}
    for i = 0, n - 1 do stack[i] = order[i] end
    local flips = 0
    while stack[0] ~= 0 do
      local low, high = 0, stack[0]
      while low < high do
        stack[low], stack[high] = stack[high], stack[low]
        low = low + 1
        high = high - 1
      end
      flips = flips + 1
    end
    most = math.max(most, flips)
    checksum = checksum + sign * flips
    sign = -sign
    while true do
      if rest == n then return checksum, most end
      local first = order[0]
      for i = 0, rest - 1 do order[i] = order[i + 1] end
      order[rest] = first
      counts[rest] = counts[rest] - 1
      if counts[rest] > 0 then break end
      rest = rest + 1
    end
  end
end
local checksum, most = fannkuch(9)
print(checksum .. " " .. most)
