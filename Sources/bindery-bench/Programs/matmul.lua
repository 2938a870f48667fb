local Matrix = {}
Matrix.__index = Matrix
local function matrix(size)
  local cells = {}
  for i = 0, size * size - 1 do cells[i] = 0.0 end
  return setmetatable({size = size, cells = cells}, Matrix)
end
function Matrix:get(row, column) return self.cells[row * self.size + column] end
function Matrix:set(row, column, value) self.cells[row * self.size + column] = value end
Matrix.__mul = function(a, b)
  local result = matrix(a.size)
  for i = 0, a.size - 1 do
    for j = 0, a.size - 1 do
      local sum = 0.0
      for k = 0, a.size - 1 do sum = sum + a:get(i, k) * b:get(k, j) end
      result:set(i, j, sum)
    end
  end
  return result
end
local function made(size)
  local m = matrix(size)
  for i = 0, size - 1 do
    for j = 0, size - 1 do m:set(i, j, math.fmod((i - j) * (i + j), 100)) end
  end
  return m
end
local product = made(100) * made(100)
print(string.format("%d %d", product:get(10, 10) // 1, product:get(32, 5) // 1))
