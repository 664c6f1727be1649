/** Sea Battle: the playable lessons. */
export const seaBattleLessons = {
  'lesson.fleet': 'Laying out a fleet',
  'lesson.fleet.about': 'Ten ships, no two of them touching, and a first shot',
  'lesson.fleet.learnt':
    'Ten straight ships, with water all round each. Spread the smallest: they are the hardest to find. Whoever sinks all ten first wins.',
  'lesson.fleet.long': 'The longest first',
  'lesson.fleet.long.text':
    'Your sea is on the left; ten ships wait in the harbour on the right. Drag the longest, of four cells, from there into your sea and let go: any cell will do, not only the one under the arrow. By keys: Tab takes her, arrows move her, Enter lays her.',
  'lesson.fleet.turn': 'Turn a ship',
  'lesson.fleet.turn.text':
    'A ship lies along a row or down a column. Take one of three cells, turn her while you hold her, with the wheel or R, and lay her down a column.',
  'lesson.fleet.gap': 'Water between them',
  'lesson.fleet.gap.text':
    'Ships may not touch, not even at the corners. Hold one close to another and see: red cells are forbidden, and a note says why. Go on until five ships lie.',
  'lesson.fleet.rest': 'The whole fleet',
  'lesson.fleet.rest.text':
    'Lay the other five. Or let chance do it: “At random” (G) lays them round yours. You may still take up any ship and lay her elsewhere.',
  'lesson.fleet.sea': 'To battle!',
  'lesson.fleet.sea.text':
    'All ten lie as they may. Choose a flag (it only changes your sails) and press “To battle!” (B). From then on no ship moves.',
  'lesson.fleet.shot': 'Your first shot',
  'lesson.fleet.shot.text':
    'The blue chart hides your rival’s sea. Fire at any cell of it: click it, or use arrows and Enter. Who hits fires again, who misses passes the turn.',

  'lesson.shots': 'Reading shots',
  'lesson.shots.about': 'What hits and misses tell: where a ship goes on, and where none can be',
  'lesson.shots.learnt':
    'After a hit, fire beside it; two hits show the line. Round a sunk ship is only water. And always ask where the longest ship still fits.',
  'lesson.shots.beside': 'Beside a hit',
  'lesson.shots.beside.text':
    'The battle is half over. At E3 you have hit a ship. At E4 you missed, and the mark on E2 says: water, surely. So she goes on to the side. Fire at D3 or F3.',
  'lesson.shots.line': 'Along the line',
  'lesson.shots.line.text':
    'Hit! And whoever hits fires again. Two hits show which way she lies: she goes on at one end or the other. Fire there until she sinks.',
  'lesson.shots.water': 'Surely water',
  'lesson.shots.water.text':
    'Sunk! Ships never touch, so all round her is water: the small marks show it. A shot there is a shot lost. Now H9, where you hit another: H8 was a miss, G9 and I9 are marked. Only one cell is left.',
  'lesson.shots.gap': 'Where does she fit?',
  'lesson.shots.gap.text':
    'One ship is left, of three cells. You fired in stripes, every third cell, and she does not fit between them. But A7 was forgotten: find the three cells in one line where she hides.',
} as const
