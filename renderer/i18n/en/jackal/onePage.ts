/** Jackal: the rules on one page. */
export const jackalOnePage = {
  'onePage.jackal.goal':
    'Bring gold to your ship: {coins} and the galleon’s treasure lie hidden on the island. Most gold wins.',
  'onePage.jackal.prepare.title': 'Before you begin',
  'onePage.jackal.prepare.text':
    'Shuffle all {tiles}, lay them face down as a square of {side} × {side} without its corners, and leave a row of sea around it.\nEach crew puts its ship in the middle of its side, with 3 pirates aboard. White begins, then clockwise.\nFour play for themselves or two against two, with allies opposite; three play with three ships; two have two opposite ships each.',
  'onePage.jackal.turn.title': 'Your turn',
  'onePage.jackal.turn.text':
    'Do one thing: move one pirate, or sail your ship. You may not pass.\nA pirate goes one tile in any of the 8 directions. If the tile is closed, turn it over; then do what it says at once.\nHe leaves the ship straight ahead only, and comes aboard from that tile or the two beside it.\nA ship with a pirate aboard sails one cell along its shore, never round the corner.',
  'onePage.jackal.gold.title': 'Gold',
  'onePage.jackal.gold.text':
    'A pirate carries one coin or the treasure. He takes it as he sets off and leaves it where he stops.\nWith gold he enters open tiles only: no closed ones, no forts, no thickets, no enemies.\nAboard your ship it is safe: a coin counts 1, the treasure 3. What falls into the sea is lost.',
  'onePage.jackal.fight.title': 'Fights and water',
  'onePage.jackal.fight.text':
    'Step onto enemies with empty hands: they all fly back to their own ships, and their gold stays.\nIn the water a pirate swims one cell a turn along the shore, and gets out only onto his own or an ally’s ship. If hit there, he dies.\nEnemy ships kill. A ship that sails onto swimmers drowns enemies and picks up its own.\nA pirate who runs in circles over arrows, or is thrown where nobody may be, dies; his gold stays where the turn began.',
  'onePage.jackal.tiles.title': 'What the tiles do',
  'onePage.jackal.tiles.text':
    'The number says how many there are. You do not stay on arrows, ice, horses, balloons, cannons and crocodiles, so no gold is left there.',
  'onePage.jackal.extra.title': 'Only if you play with them',
  'onePage.jackal.end.title': 'The end',
  'onePage.jackal.end.text':
    'The game ends when no gold is left to bring home. Most gold wins, a tie is shared, and lost pirates do not count.',
  'onePage.jackal.arrow': 'Go on at once, one step along an arrow of your choice, even into the sea.',
  'onePage.jackal.turntable':
    'A turntable is crossed one step a turn: {steps}. Enemies are hit only on the step you enter.',
  'onePage.jackal.chest': 'Put {coins} coins on it, as many as it shows.',
  'onePage.jackal.bottle':
    '{bottles} bottles for your ship, as many as it shows. Each gets a pirate out of a trap or off a turntable.',
} as const
