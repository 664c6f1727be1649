/** Sea Battle: the playable lessons. */
export const seaBattleLessons = {
  'lesson.fleet': 'Laying out a fleet',
  'lesson.fleet.about': 'Ten ships, no two of them touching, and a first shot',
  'lesson.fleet.learnt':
    'Ten straight ships, with water all round each. Spread the smallest: they are the hardest to find. Whoever sinks all ten first wins.',
  'lesson.fleet.long': 'The longest first',
  'lesson.fleet.long.text':
    'Drag the longest ship from the harbour on the right into your sea. By keys: Tab takes it, arrows move it, Enter places it.',
  'lesson.fleet.turn': 'Turn a ship',
  'lesson.fleet.turn.text':
    'Take a ship of three cells, turn it with the wheel or R while you hold it, and place it down a column.',
  'lesson.fleet.gap': 'Water between them',
  'lesson.fleet.gap.text':
    'Ships may not touch, not even at the corners: red cells are forbidden, and the card says why. Go on until five ships lie.',
  'lesson.fleet.rest': 'The whole fleet',
  'lesson.fleet.rest.text': 'Place the other five, or let chance do it: “At random” (G). You may still move any ship.',
  'lesson.fleet.sea': 'To battle!',
  'lesson.fleet.sea.text':
    'All ten lie as they may. Choose a flag (it only changes your sails) and press “To battle!” (B). From then on no ship moves.',
  'lesson.fleet.shot': 'Your first shot',
  'lesson.fleet.shot.text':
    'The blue chart hides your rival’s sea. Click any cell of it, or use arrows and Enter. After a hit you fire again.',

  'lesson.shots': 'Reading shots',
  'lesson.shots.about': 'What hits and misses tell: where a ship goes on, and where none can be',
  'lesson.shots.learnt':
    'After a hit, fire beside it; two hits show the line. Round a sunk ship is only water. And always ask where the longest ship still fits.',
  'lesson.shots.beside': 'Beside a hit',
  'lesson.shots.beside.text':
    'E3 is a hit. E4 was a miss, E2 is surely water. So the ship goes on to the side: fire at D3 or F3.',
  'lesson.shots.line': 'Along the line',
  'lesson.shots.line.text':
    'A hit, so you fire again. Two hits show which way it lies. Fire at one end or the other until it sinks.',
  'lesson.shots.water': 'Surely water',
  'lesson.shots.water.text':
    'Sunk! Ships never touch, so small marks show water all round. At H9 you hit another: only one cell beside it is left.',
  'lesson.shots.gap': 'Where does she fit?',
  'lesson.shots.gap.text':
    'One ship of three cells is left. You fired every third cell, but A7 was forgotten: find three cells in line where it hides.',
} as const
