/** Sea Battle: the puzzles. */
export const seaBattlePuzzles = {
  'lesson.puzzle-boat': 'The last boat',
  'puzzle.boat.goal': 'One ship is left, of a single cell, and you have one shot. Where is she?',
  'puzzle.boat.look':
    'Round a sunk ship is only water, at the corners too. Nobody has marked it on this chart: do it in your head.',
  'puzzle.boat.do': 'Look for the cell that touches no sunk ship. It lies in row 7.',
  'lesson.puzzle-gap': 'Room for three',
  'puzzle.gap.goal': 'The last ship has three cells. Sink her with three shots, without a miss.',
  'puzzle.gap.look': 'She lies straight, along a row or down a column. A gap of one or two cells is too small for her.',
  'puzzle.gap.do': 'Three free cells in a line are left in one place only: below, on the right.',
  'lesson.puzzle-line': 'Which way does she lie?',
  'puzzle.line.goal': 'You have hit the ship of four cells at D6. Sink her with three shots.',
  'puzzle.line.look': 'Small marks stand to the left and right of the hit: water. So she can only lie up and down.',
  'puzzle.line.do':
    'Between the misses at D4 and D9 there is room for four cells, and she needs all of them: D5, D7 and D8 are left.',
  'lesson.puzzle-which': 'Which is which?',
  'puzzle.which.goal':
    'Two ships are hit, one of three cells and one of two: at H1 and at H6. Sink both with three shots.',
  'puzzle.which.look': 'Count the free cells in a line through each hit. Where is there room for two only?',
  'puzzle.which.do':
    'At H6 only G6 is free beside the hit: the smaller ship lies there. So the ship of three has G1, H1 and I1.',
  'lesson.puzzle-apart': 'Not too close',
  'puzzle.apart.goal': 'Two ships of three cells are left. Sink both with six shots, without a miss.',
  'puzzle.apart.look': 'Find every place where three cells in a line are free. There are three, and two ships.',
  'puzzle.apart.do':
    'Ships never touch. The place from D5 to D7 would touch both others, so nobody lies there: fire at the other two.',
  'lesson.puzzle-sure': 'The telling shot',
  'puzzle.sure.goal':
    'The last ship has three cells and four places where she may lie. Sink her for certain, with four shots at most.',
  'puzzle.sure.look': 'Find the four places. Which cell belongs to three of them?',
  'puzzle.sure.do': 'Fire at A7 first. A hit: go on with A6 or A8. A miss: only B1, C1 and D1 are left.',
  'lesson.puzzle-bent': 'A crooked ship',
  'puzzle.bent.goal':
    'In these waters ships of three and four cells may be bent, but never like a T. The longest is hit at G7 and I7. Sink her with two shots.',
  'puzzle.bent.look': 'One cell joins the two hits: it is surely hers. Then ask where her fourth cell can be.',
  'puzzle.bent.do':
    'Fire at H7. With H6 or H8 she would be a T, and all other cells beside her are water, but for one: G6.',
} as const
