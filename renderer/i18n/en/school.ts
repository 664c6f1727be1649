/** The guide of the lessons of all games. */
export const school = {
  'lesson.pupil': 'Pupil',
  'lesson.other': 'Rival',
  'lesson.step': 'Step {done} of {all}',
  'lesson.passed': 'Well done!',
  'lesson.lost': 'Not this time',
  'lesson.lost.text':
    'The match ended before the lesson was done. Go back a step and try another way: nothing is lost.',
  'lesson.astray': 'That move was allowed, but this step asks for another. Go on, or take it back: “Back a step”.',
  'lesson.missed': 'Too late for that',
  'lesson.missed.ship': 'The ship for this step is lost. Go back a step and keep her off rocks and guns.',
  'lesson.next': 'Next: {title}',
  'lesson.again': 'Once more',
  'lesson.leave': 'To the lessons',
  'firstMatch.title': 'First easy match',
  'firstMatch.of': 'First easy match: {game}',
  'firstMatch.about': 'Short, and against the weakest bot: a good way to begin.',
  'firstMatch.about.whole': 'A whole battle, but against the weakest bot: a good way to begin.',
  'firstMatch.begin': 'Begin the first easy match: {game}',
  'lesson.kept': 'You can leave at any time: the list of lessons goes on where you stopped.',
  'lesson.back': 'Back a step',
  'lesson.restart': 'Start over',

  'puzzles.title': 'Puzzles',
  'puzzles.begin': 'Begin puzzle: {title}',
  'puzzle.left': { one: '{n} move left', other: '{n} moves left' },
  'puzzle.left.turns': { one: '{n} turn left', other: '{n} turns left' },
  'puzzle.left.shots': { one: '{n} shot left', other: '{n} shots left' },
  'puzzle.solved': 'Solved!',
  'puzzle.stars': { one: '{n} star of {of}', other: '{n} stars of {of}' },
  'puzzle.solved.text': 'That is it, and no quicker way exists.',
  'puzzle.solved.turns': 'Splendid, Admiral! Nobody does it quicker.',
  'puzzle.solved.shots': 'All worked out, nothing guessed: not one shot was left to luck.',
  'puzzle.lucky': 'Lucky!',
  'puzzle.lucky.text':
    'Sunk, but by luck: she might have lain elsewhere. Begin again, and fire so that luck has no say.',
  'puzzle.lost': 'Not this way',
  'puzzle.lost.text': 'Now the goal is out of reach. Go back a move, or begin again.',
  'puzzle.out': 'Out of moves',
  'puzzle.out.text': 'Not yet. Begin again and look for a quicker way.',
  'puzzle.out.turns': 'Out of time',
  'puzzle.out.shots': 'Out of shots',
  'puzzle.out.again': 'Not yet. Go back a move, or begin again.',
  'puzzle.leave': 'To the puzzles',
  'puzzle.kept': 'You can leave at any time; a puzzle begins anew each time.',
  'puzzle.back': 'Back a move',
  'puzzle.hint': 'A hint',
  'puzzle.hint.second': 'A second hint',
  'puzzle.hint.told': 'Hint {n}:',
  'puzzle.hint.costs': 'Each hint costs a star.',

  'goal.title': 'Goal of the match',
  'goal.close': 'Put the goal away',
  'goal.jackal': 'Bring gold to your ship: {gold} lie hidden. Whoever brings most wins.',
  'goal.jackal.race': 'Bring gold to your ship: {gold} lie hidden. Whoever has {n} aboard first wins at once.',
  'goal.jackal.coins': { one: '{n} coin', other: '{n} coins' },
  'goal.jackal.treasure': 'and the galleon’s treasure, worth {worth},',
  'goal.jackal.treasures': { one: 'and {n} treasure, worth {worth},', other: 'and {n} treasures, each worth {worth},' },
  'goal.sea-battle': 'Find and sink all {n} ships of your rival before yours are sunk.',
  'goal.admiral.duel':
    'Sink or take all enemy ships, or take their fort; after {rounds} rounds whoever has more hull left wins.',
  'goal.admiral.battle': 'Sink or take all enemy ships; after {rounds} rounds whoever has more hull left wins.',
  'goal.admiral.tie': 'With equal gold, whoever has more hull left wins.',
  'goal.admiral.treasure':
    'Bring treasure from the islands to your port: {gold} gold in all. Whoever has landed most by round {rounds} wins.',

  'tip.title': 'Tip',
  'tip.close': 'Put the tip away',
  'tip.jackal.home': 'One step and the gold is yours: whatever is carried aboard your ship counts.',
  'tip.jackal.carry':
    'Gold lies under the pirate on {at}: he can take one coin along when he moves. Laden, he may only step onto open tiles.',
  'tip.jackal.gold': 'There is gold on {at}, one move away. Fetch it now, carry it home in the moves that follow.',
  'tip.jackal.trapped': 'The pirate on {at} is trapped. He is free as soon as a friend steps onto his tile.',
  'tip.jackal.swimmer': 'A pirate in the water comes out only aboard a ship: let him swim to yours, or sail to him.',
  'tip.jackal.rival':
    'A rival on {at} is within reach. Step onto him with empty hands: he goes back to his ship, and his gold stays.',
  'tip.jackal.card': 'Point at any open tile, {at} for one: its card tells what it does.',
  'tip.jackal.ship': 'Your ship can move along her shore while somebody is aboard: click her, then a lit cell.',
  'tip.jackal.place': 'Click a lit cell of sea: your ship begins there. The more land around her, the better.',
  'tip.jackal.roam': 'Your ship sails anywhere, round corners too: as many cells as she has sailors of yours aboard.',
  'tip.jackal.bear':
    'Beware the bear on {at}: it sends whom it reaches to his ship. Its card tells where it steps next.',
  'tip.jackal.boat':
    'One pirate carries the lifeboat from {at} as he would a coin; from a beach he steps into the sea with it.',
  'tip.jackal.row': 'Click the lifeboat, then the water beside it. It takes friends aboard, and gold in it counts.',
  'tip.jackal.ferry': 'The ferry on {at} belongs to nobody: cross over it to the other shore, with gold too.',
  'tip.jackal.steps':
    'The pirate on {at} stands on step {step} of {of}. To go on, click him, then the same tile: a step a turn.',
  'tip.jackal.friday': 'Friday is yours: he carries gold, and no trap holds him, but he cannot fight.',
  'tip.jackal.missionary':
    'The missionary is yours: he turns tiles over, but carries nothing. Nobody fights where he stands; a bottle makes a pirate of him.',
  'tip.jackal.ben': 'Ben Gunn is yours: he does all that a pirate does.',
  'tip.jackal.grove':
    'A grove has swapped the captains: this turn you move the crew {crew}. In its turn, somebody else moves yours.',
  'tip.jackal.uncork': 'A bottle can help the pirate on {at}: make a move first, then use it.',
  'tip.admiral.wind': 'The wind blows {toward}: the numbers round a ship tell how many cells she can sail each way.',
  'tip.admiral.board':
    'She lies beside the {target}. In a boarding each side rolls a die and adds its hull: whoever has more gets the ship.',
  'tip.admiral.answered':
    'You can fire at the {target}, but those guns reach you too: expect an answer. The panel of the shot tells both chances.',
  'tip.admiral.fire': 'Your guns reach the {target}. The nearer the target, the more faces of the die hit.',
  'tip.admiral.fort':
    'A fort fires in all eight directions. When its hull is gone it falls silent, and any ship of yours beside it can take it.',
  'tip.admiral.salvo':
    'Several of yours reach the {target}. A salvo (G) rolls one die for all of them: either all hit or none.',
  'tip.admiral.first':
    'Another squadron begins each round. Whoever sailed last in one round may sail first in the next.',
  'tip.admiral.hot': 'A red cell: enemies can fire at a ship that stops there. Click it to see which.',
  'tip.admiral.repair': 'In port, the {ship} can mend hull and sails instead of sailing.',
  'tip.admiral.captain': 'A captain can help with an order. Used once, his card is seen by everybody.',
  'tip.admiral.danger':
    'D shows every cell that enemies can still fire at this round, Shift+D those of the next round.',
  'tip.sea-battle.curtain':
    'Only you see this sea: a curtain falls before the other player is called, and rises when that player holds the button.',
  'tip.sea-battle.place.none':
    'Drag ships from the harbour, R turns one. Leave a cell of water round each, at the corners too.',
  'tip.sea-battle.place.corners':
    'Drag ships from the harbour, R turns one. They may touch at the corners, but not along their sides.',
  'tip.sea-battle.hit': 'A hit at {at}! Whoever hits fires again, and the rest of her lies right beside.',
  'tip.sea-battle.sunk': 'Sunk! No ship lies next to another: the cells round her are marked as surely water.',
  'tip.sea-battle.left':
    'Look above at the ships still afloat: where the longest no longer fits, you need not look for her.',
} as const
