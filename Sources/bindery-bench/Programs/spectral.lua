local function cell(i, j) return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1) end
local function multiply(v)
  local result = {}
  for i = 0, #v - 1 do
    local sum = 0.0
    for j = 0, #v - 1 do sum = sum + cell(i, j) * v[j + 1] end
    result[i + 1] = sum
  end
  return result
end
local function multiply_transposed(v)
  local result = {}
  for i = 0, #v - 1 do
    local sum = 0.0
    for j = 0, #v - 1 do sum = sum + cell(j, i) * v[j + 1] end
    result[i + 1] = sum
  end
  return result
end
local u, v = {}, nil
for i = 1, 120 do u[i] = 1.0 end
for _ = 1, 10 do
  v = multiply_transposed(multiply(u))
  u = multiply_transposed(multiply(v))
end
local uv, vv = 0.0, 0.0
for i = 1, #u do
  uv = uv + u[i] * v[i]
  vv = vv + v[i] * v[i]
end
print(math.floor(math.sqrt(uv / vv) * 1000000))
