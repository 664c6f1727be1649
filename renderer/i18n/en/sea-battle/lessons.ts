/** Sea Battle: the playable lessons. */
export const seaBattleLessons = {
  'lesson.fleet': 'Placing a fleet',
  'lesson.fleet.about': 'Ten ships, none of them touching, and a first shot',
  'lesson.fleet.learnt':
    'Ten straight ships, with water all around each. Spread out the smallest: they are the hardest to find. The first to sink all ten wins.',
  'lesson.fleet.long': 'The longest first',
  'lesson.fleet.long.text':
    'Bring the longest ship from the harbour on the right into your sea: drag it, or Tab takes it, arrows move it, Enter places it.',
  'lesson.fleet.turn': 'Turn a ship',
  'lesson.fleet.turn.text':
    'Take a three-cell ship, turn it with the wheel or R while you hold it, and place it along a column.',
  'lesson.fleet.gap': 'Water between them',
  'lesson.fleet.gap.text':
    'Ships may not touch, not even at the corners: red cells are forbidden, and the card says why. Go on until five are placed.',
  'lesson.fleet.rest': 'The whole fleet',
  'lesson.fleet.rest.text':
    'Place the other five, or leave it to chance: “At random” (G). You can still move any ship.',
  'lesson.fleet.sea': 'To battle!',
  'lesson.fleet.sea.text':
    'All ten are in place. Choose a flag (it only changes your sails) and press “To battle!” (B). After that, no ship can move.',
  'lesson.fleet.shot': 'Your first shot',
  'lesson.fleet.shot.text': 'The blue chart hides your rival’s sea. Choose any cell. After a hit you fire again.',

  'lesson.shots': 'Reading shots',
  'lesson.shots.about': 'What hits and misses tell you: where a ship continues, and where none can be',
  'lesson.shots.learnt':
    'After a hit, fire beside it; two hits show the line. Around a sunk ship there is only water. And always ask where the longest ship still fits.',
  'lesson.shots.beside': 'Beside a hit',
  'lesson.shots.beside.text':
    'E3 is a hit, E4 a miss, and E2 must be water. So the ship goes on to one side: fire at D3 or F3.',
  'lesson.shots.line': 'Along the line',
  'lesson.shots.line.text':
    'A hit, so you fire again. Two hits show which way it lies. Fire at either end until it sinks.',
  'lesson.shots.water': 'It must be water',
  'lesson.shots.water.text':
    'Sunk! Ships never touch, so small marks show water all around. You hit another at H9: only one cell beside it is left.',
  'lesson.shots.gap': 'Where does it fit?',
  'lesson.shots.gap.text':
    'One three-cell ship is left. You fired at every third cell but skipped A7: find three cells in a line where it can hide.',
} as const
