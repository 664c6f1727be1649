/** Admiral: the puzzles. */
export const admiralPuzzles = {
  'puzzle.dice': 'The next dice: {dice}',
  'puzzle.dice.none': 'All the dice shown have been rolled',
  'lesson.puzzle-windward': 'Against the wind',
  'puzzle.windward.goal': 'You have gold aboard, but the wind blows from home. Reach your port in three turns.',
  'puzzle.windward.look':
    'Straight against the wind a brig creeps a cell a turn, and turning on the spot costs a whole turn. Turn as you sail.',
  'puzzle.windward.do':
    'First turn: one cell ahead to f2, then turn left. Second: turn left again. Third: straight on.',
  'lesson.puzzle-salvo': 'Sink it before it fires',
  'puzzle.salvo.goal':
    'The galleon has fired; next round its guns are loaded again. It has two points of hull left: sink it this turn. The dice fall as shown, from the left.',
  'puzzle.salvo.look': 'From here a shot hits on 1, 3 and 5. Shots fired together need only one die.',
  'puzzle.salvo.do': 'Waste the 2 on a single shot. Then fire the other two together: the 3 is good for two hits.',
  'lesson.puzzle-last': 'The last shot',
  'puzzle.last.goal':
    'The galleon has all four points of hull, and you have three shots. Sink it this turn. The dice fall as shown, from the left.',
  'puzzle.last.look':
    'Three hits are not enough. But when a ship’s last shot hits, one more die is rolled: a 6 sinks the target.',
  'puzzle.last.do': 'Fire one by one. The 2 and the 4 miss, the third shot hits with the 5, and the 6 does the rest.',
  'lesson.puzzle-rake': 'The blind corner',
  'puzzle.rake.goal':
    'Hit the ship of the line three times this turn, without taking a scratch yourself. Today every die shows a 5: no shot misses.',
  'puzzle.rake.look':
    'Its guns fire ahead, astern and to both sides, never in between. It also fires at ships that cross its lines. Where is it blind?',
  'puzzle.rake.do':
    'Seen from e3 it lies at an angle where none of its guns bear. Sail three cells ahead and turn right: your broadside bears on it.',
  'lesson.puzzle-storm': 'Riding the storm',
  'puzzle.storm.goal':
    'Reach your port with the gold in three turns. Next round a storm blows to the west and carries a brig three cells. Then the wind blows north again. One knock on a reef, and the brig sinks.',
  'puzzle.storm.look':
    'The storm does the sailing if you wait in the right place. Which cell has three free cells to its west?',
  'puzzle.storm.do':
    'The reef lies in row 2. Sail ahead to j2 and turn right to i3: the storm carries you to f3. Then turn right towards the fort.',
  'lesson.puzzle-prize': 'Taken alive',
  'puzzle.prize.goal':
    'Take the galleon this turn: board it with the brig. The dice fall as shown, from the left; in boarding, the first is yours, the second is the galleon’s.',
  'puzzle.prize.look':
    'Each side adds its hull left: your brig 3, the galleon 4. Fire before you board: but every shot uses up a die, too.',
  'puzzle.prize.do':
    'Fire two shots of the ship of the line together, at the hull: the 1 takes two points. Keep the third shot. Then board: 2 + 3 beats 2 + 2.',
  'lesson.puzzle-past': 'Past the fort',
  'puzzle.past.goal':
    'Reach your port in two turns without being hit. The fort fires along all eight lines, up to six cells, and its gunners never miss.',
  'puzzle.past.look':
    'Islands stop shots. Where one blocks one of the fort’s lines of fire, the cells behind it are safe.',
  'puzzle.past.do':
    'Pass behind the island at e5 and keep north of all islands: turn left at once, then right, and on along row 7. Turn right beyond the island at j6.',
} as const
