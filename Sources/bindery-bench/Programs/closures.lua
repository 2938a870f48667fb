local function map(list, f)
  local result = {}
  for i = 1, #list do result[i] = f(list[i]) end
  return result
end
local function filter(list, f)
  local result = {}
  for i = 1, #list do if f(list[i]) then result[#result + 1] = list[i] end end
  return result
end
local function reduce(list, start, f)
  for i = 1, #list do start = f(start, list[i]) end
  return start
end
local function first(list, f)
  for i = 1, #list do if f(list[i]) then return list[i] end end
end
local numbers = {}
for i = 0, 499999 do numbers[i + 1] = i end
local total = 0
for round = 1, 3 do
  local values = filter(map(numbers, function(n) return n * round end), function(n) return n % 3 == 0 end)
  total = total + reduce(values, 0, function(a, b) return a + b % 1000 end)
  total = total + reduce(values, 0, function(a, b) return a + b end) % 1000
  local found = first(values, function(n) return n > 1000 end)
  if found then total = total + found end
  if first(values, function(n) return n < 0 end) or first(values, function(n) return not (n >= 0) end) then
    total = 0
  end
end
print(total)
