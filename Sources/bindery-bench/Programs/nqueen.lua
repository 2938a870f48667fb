local function solutions(n)
  local count = 0
  local columns = {}
  for i = 0, n - 1 do columns[i] = -1 end
  local row = 0
  while row >= 0 do
    columns[row] = columns[row] + 1
    if columns[row] == n then
      columns[row] = -1
      row = row - 1
    else
      local free = true
      for other = 0, row - 1 do
        local distance = columns[row] - columns[other]
        if distance == 0 or distance == row - other or distance == other - row then
          free = false
          break
        end
      end
      if free then
        if row == n - 1 then count = count + 1 else row = row + 1 end
      end
    end
  end
  return count
end
print(solutions(9))
