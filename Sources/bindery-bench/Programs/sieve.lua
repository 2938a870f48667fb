local function sieve(limit)
  local composite = {}
  for i = 1, limit do composite[i] = false end
  local count = 0
  for n = 2, limit do
    if not composite[n] then
      count = count + 1
      local multiple = n * n
      while multiple <= limit do
        composite[multiple] = true
        multiple = multiple + n
      end
    end
  end
  return count
end
print(sieve(2000000))
