/** Sea Battle: the rules on one page. */
export const seaBattleOnePage = {
  'onePage.sea.goal': 'Find and sink all {ships} ships of your rival before yours are sunk.',
  'onePage.sea.prepare.title': 'Before the battle',
  'onePage.sea.prepare.text':
    'Each player draws two fields of {side} × {side}: one for their own fleet, one for the enemy’s. Write letters along the top and numbers down the side.\nLay out your fleet in secret. Ships lie straight, along a row or a column, and do not touch each other, not even at the corners.\nDraw lots for who fires first.',
  'onePage.sea.fleet.title': 'The fleet',
  'onePage.sea.ship': 'Cells long: {length}. She is sunk when all of them are hit.',
  'onePage.sea.turn.title': 'Your turn',
  'onePage.sea.turn.text':
    'Name a cell at which you have not fired yet, by letter and number: “E5!” Your rival answers truly.\n“Water”: you have missed, and your rival fires. “Hit” or “Sunk”: you fire again.\nMark every shot on both fields. Mark all the water around a sunk ship, too: no other ship can lie there.',
  'onePage.sea.marks.title': 'Marks and answers',
  'onePage.sea.mark.miss': 'No ship lies here. The turn passes.',
  'onePage.sea.mark.hit': 'Part of a ship: more of her lies next to it, along the row or the column. Fire again.',
  'onePage.sea.mark.sunk': 'All cells of the ship are hit. Fire again.',
  'onePage.sea.mark.empty': 'Beside a sunk ship: a shot would be wasted here.',
  'onePage.sea.end.title': 'The end',
  'onePage.sea.end.text':
    'Whoever sinks all {ships} ships first wins. Then both show their fields: a fleet laid out wrongly, or a false answer, loses the battle.',
  'onePage.sea.flags.title': 'Flags',
  'onePage.sea.flags.text': 'Each chooses a fleet; both fight in the same way.',
  'onePage.sea.options.title': 'If you both agree',
  'onePage.sea.options.text':
    'Ships may touch at the corners.\nShips of three and four cells may bend like an L; the ship of four may also lie as a square or a zigzag.',
} as const
