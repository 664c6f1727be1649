/** Jackal: the puzzles. */
export const jackalPuzzles = {
  'lesson.puzzle-carry': 'The way home',
  'puzzle.carry.goal': 'Bring the coin home in three moves.',
  'puzzle.carry.look': 'Count the tiles to your ship. Diagonal steps count as one, too.',
  'puzzle.carry.do': 'Take the coin along, go two tiles towards the ship, and step aboard. You may board diagonally.',
  'lesson.puzzle-balloon': 'Up and away',
  'puzzle.balloon.goal': 'Bring both coins home in three moves.',
  'puzzle.balloon.look': 'One pirate carries one coin. What takes a pirate home in a single move?',
  'puzzle.balloon.do':
    'Step onto the balloon with a coin: it flies straight to your ship. Then let your other pirate do the same.',
  'lesson.puzzle-arrows': 'Arrow to arrow',
  'puzzle.arrows.goal': 'Bring the coin home in three moves.',
  'puzzle.arrows.look':
    'An arrow carries a pirate on, coin and all. Follow each arrow with your finger: which help, and which take you back?',
  'puzzle.arrows.do': 'First go one tile south with the coin. From there, look for an arrow that points south.',
  'lesson.puzzle-two': 'Two coins, one balloon',
  'puzzle.two.goal': 'Bring both coins home in four moves.',
  'puzzle.two.look': 'One balloon can take any number of pirates. Who is nearest to it?',
  'puzzle.two.do':
    'The pirate on the chest flies home with the first coin. The other goes to the chest and follows him.',
  'lesson.puzzle-ice': 'Thin ice',
  'puzzle.ice.goal': 'Bring the coin home in four moves.',
  'puzzle.ice.look':
    'On ice a pirate slides one tile further in the same direction. Which ice sends him towards the ship?',
  'puzzle.ice.do': 'From d4, step diagonally onto the ice at c3: you slide straight on towards the ship.',
  'lesson.puzzle-pit': 'A trapped friend',
  'puzzle.pit.goal': 'One of your pirates is trapped. Bring the coin home in five moves.',
  'puzzle.pit.look': 'There is an arrow beside the chest. It saves a step on the way home.',
  'puzzle.pit.do':
    'Reach the chest in three moves; free your friend on the way or leave him. Then take the coin over the arrow at e3.',
  'lesson.puzzle-swamp': 'Round the swamp',
  'puzzle.swamp.goal': 'Bring the coin home in five moves.',
  'puzzle.swamp.look': 'Jungle, desert and swamp cost several moves each. The shortest way is not the quickest.',
  'puzzle.swamp.do': 'Go round on open ground, by the eastern or western shore: keep out of jungle, desert and swamp.',
} as const
