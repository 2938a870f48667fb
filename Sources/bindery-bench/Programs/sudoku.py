class Board:
    def __init__(self, text):
        self.cells = [0 if c == "." else int(c) for c in text]
        self.rows = [0] * 9
        self.columns = [0] * 9
        self.boxes = [0] * 9
        self.tries = 0
        for place, digit in enumerate(self.cells):
            if digit > 0:
                self.put(digit, place)

    def put(self, digit, place):
        row, column = place // 9, place % 9
        self.rows[row] ^= 1 << digit
        self.columns[column] ^= 1 << digit
        self.boxes[row // 3 * 3 + column // 3] ^= 1 << digit

    def solve(self, place):
        while place < 81 and self.cells[place] != 0:
            place += 1
        if place == 81:
            return True
        row, column = place // 9, place % 9
        used = self.rows[row] | self.columns[column] | self.boxes[row // 3 * 3 + column // 3]
        for digit in range(1, 10):
            if used & (1 << digit) == 0:
                self.tries += 1
                self.cells[place] = digit
                self.put(digit, place)
                if self.solve(place + 1):
                    return True
                self.put(digit, place)
                self.cells[place] = 0
        return False

total = 0
for _ in range(20):
    board = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    board.solve(0)
    total += board.tries
    other = Board("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
    other.solve(0)
    total += other.tries + other.cells[0]
print(total)
