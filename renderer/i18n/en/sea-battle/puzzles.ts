/** Sea Battle: the puzzles. */
export const seaBattlePuzzles = {
  'lesson.puzzle-boat': 'The last boat',
  'puzzle.boat.goal': 'A single one-cell boat is left, and you have one shot. Where is it?',
  'puzzle.boat.look':
    'Around a sunk ship there is only water, at the corners too. This chart does not mark it: do it in your head.',
  'puzzle.boat.do': 'Look for the cell that touches no sunk ship. It is in row 7.',
  'lesson.puzzle-gap': 'Room for three',
  'puzzle.gap.goal': 'The last ship has three cells. Sink it with three shots, without a miss.',
  'puzzle.gap.look': 'It lies straight, along a row or a column. A gap of one or two cells is too small for it.',
  'puzzle.gap.do': 'Three free cells in a line are left in only one place: bottom right.',
  'lesson.puzzle-line': 'Which way does it lie?',
  'puzzle.line.goal': 'You have hit the four-cell ship at D6. Sink it with three shots.',
  'puzzle.line.look': 'Small marks to the left and right of the hit mean water. So it can only lie up and down.',
  'puzzle.line.do':
    'Between the misses at D4 and D9 there are only four cells, and the ship needs them all: D5, D7 and D8 are left.',
  'lesson.puzzle-which': 'Which is which?',
  'puzzle.which.goal':
    'Two ships are hit, at H1 and at H6: one has three cells, the other two. Sink both with three shots.',
  'puzzle.which.look': 'Count the free cells in a line through each hit. Where is there room for only two?',
  'puzzle.which.do':
    'At H6 only G6 is free beside the hit: the smaller ship lies there. So the three-cell ship has G1, H1 and I1.',
  'lesson.puzzle-apart': 'Not too close',
  'puzzle.apart.goal': 'Two three-cell ships are left. Sink both with six shots, without a miss.',
  'puzzle.apart.look': 'Find every place with three free cells in a line. There are three places, but only two ships.',
  'puzzle.apart.do':
    'Ships never touch. A ship from D5 to D7 would touch both other places, so none is there: fire at the other two.',
  'lesson.puzzle-sure': 'The telling shot',
  'puzzle.sure.goal':
    'The last ship has three cells, and four places where it may be. Sink it for certain, with four shots at most.',
  'puzzle.sure.look': 'Find the four places. Which cell belongs to three of them?',
  'puzzle.sure.do': 'Fire at A7 first. A hit: go on with A6 or A8. A miss: only B1, C1 and D1 are left.',
  'lesson.puzzle-bent': 'A bent ship',
  'puzzle.bent.goal':
    'In these waters three- and four-cell ships may be bent, but never like a T. The longest is hit at G7 and I7. Sink it with two shots.',
  'puzzle.bent.look': 'One cell joins the two hits: it must be part of the ship. Then where can the fourth cell be?',
  'puzzle.bent.do':
    'Fire at H7. With H6 or H8 it would be a T, and every other cell beside it is water except one: G6.',
} as const
