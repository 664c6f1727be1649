/** Admiral: the puzzles. */
export const admiralPuzzles = {
  'puzzle.dice': 'The next dice: {dice}',
  'puzzle.dice.none': 'All dice that were told have fallen',
  'lesson.puzzle-windward': 'Against the wind',
  'puzzle.windward.goal': 'Gold is aboard, but the wind blows from home. Be in your port in three turns.',
  'puzzle.windward.look':
    'Straight against the wind a brig crawls a cell a turn, and turning on the spot costs a whole turn. Turn while you sail.',
  'puzzle.windward.do':
    'First turn: one cell ahead to f2, then turn left. Second: turn left again. Third: straight on.',
  'lesson.puzzle-salvo': 'Sink her before she fires',
  'puzzle.salvo.goal':
    'The galleon has fired; next round her guns are loaded again. Two points of hull keep her afloat: sink her this turn. The dice fall as shown, from the left.',
  'puzzle.salvo.look': 'From here a shot hits on 1, 3 and 5. Shots fired together need one die only.',
  'puzzle.salvo.do': 'Waste the 2 on a single shot. Then fire both others together: the 3 is good for two hits.',
  'lesson.puzzle-last': 'The last shot',
  'puzzle.last.goal':
    'A galleon with her hull whole, all four points, and you have three shots. Sink her this turn. The dice fall as shown, from the left.',
  'puzzle.last.look':
    'Three hits are not enough. But when the last shot of a ship hits, one more die falls: a 6 sinks.',
  'puzzle.last.do': 'Fire one by one. The 2 and the 4 miss, the third shot hits with the 5, and the 6 does the rest.',
  'lesson.puzzle-rake': 'The blind corner',
  'puzzle.rake.goal':
    'Hit the ship of the line three times this turn, without a scratch of your own. Today every die shows a 5: nobody misses.',
  'puzzle.rake.look':
    'Her guns fire ahead, astern and to both sides, never between. She also fires at whoever crosses her lines. Where is she blind?',
  'puzzle.rake.do':
    'Seen from e3 she lies slantwise, where none of her guns bear. Sail three cells ahead and turn right: your broadside bears on her.',
  'lesson.puzzle-storm': 'Riding the storm',
  'puzzle.storm.goal':
    'Be in your port with the gold in three turns. Next round brings a storm to the west: it carries a brig three cells. Then the wind blows to the north again. One knock on a reef, and she sinks.',
  'puzzle.storm.look':
    'The storm sails for you, if you wait for it in the right place. West of which cell are three cells free?',
  'puzzle.storm.do':
    'In row 2 the reef waits. Sail ahead to j2 and turn right to i3: the storm carries you to f3. Then turn right towards the fort.',
  'lesson.puzzle-prize': 'Take her whole',
  'puzzle.prize.goal':
    'Take the galleon this turn: board her with the brig. The dice fall as shown, from the left; in a boarding the first is yours, the second is hers.',
  'puzzle.prize.look':
    'Each side adds the hull that is left: your brig 3, the galleon 4. Before you board, fire: but every shot takes a die away, too.',
  'puzzle.prize.do':
    'Fire two shots of the ship of the line together, at the hull: the 1 takes two points. Keep the third shot. Then board: 2 + 3 beats 2 + 2.',
  'lesson.puzzle-past': 'Past the fort',
  'puzzle.past.goal':
    'Be in your port in two turns, without a hit. The fort fires along all eight lines, six cells far, and its gunners never miss.',
  'puzzle.past.look': 'Islands stop shots. Where one stands on a line of the fort, the cells behind it are safe.',
  'puzzle.past.do':
    'Go behind the island at e5 and keep north of all islands: turn left at once, then right, and on along row 7. Turn right beyond the island at j6.',
} as const
