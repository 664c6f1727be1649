/** Sea Battle: the rules on one page. */
export const seaBattleOnePage = {
  'onePage.sea.goal': 'Find and sink all {ships} of your rival’s ships before yours are sunk.',
  'onePage.sea.prepare.title': 'Before the battle',
  'onePage.sea.prepare.text':
    'Each player draws two fields of {side} × {side}: one for their own fleet, one for the enemy’s. Write letters along the top and numbers down the side.\nPlace your fleet in secret. Ships lie straight, along a row or a column, and do not touch each other, not even at the corners.\nDraw lots for who fires first.',
  'onePage.sea.fleet.title': 'The fleet',
  'onePage.sea.ship': 'Length in cells: {length}. Sunk when all of them are hit.',
  'onePage.sea.turn.title': 'Your turn',
  'onePage.sea.turn.text':
    'Name a cell you have not fired at yet, by letter and number: “E5!” Your rival must answer truthfully.\n“Water”: you missed, and your rival fires. “Hit” or “Sunk”: you fire again.\nMark every shot on both fields. Mark all the water around a sunk ship, too: no other ship can be there.',
  'onePage.sea.marks.title': 'Marks and answers',
  'onePage.sea.mark.miss': 'No ship lies here. The turn passes.',
  'onePage.sea.mark.hit': 'Part of a ship: the rest is next to it, along the row or the column. Fire again.',
  'onePage.sea.mark.sunk': 'All cells of the ship are hit. Fire again.',
  'onePage.sea.mark.empty': 'Next to a sunk ship: a shot here would be wasted.',
  'onePage.sea.end.title': 'The end',
  'onePage.sea.end.text':
    'The first to sink all {ships} ships wins. Then both show their fields: a wrongly placed fleet or a false answer loses the battle.',
  'onePage.sea.flags.title': 'Flags',
  'onePage.sea.flags.text': 'Each player chooses a fleet; both fight the same way.',
  'onePage.sea.options.title': 'If you both agree',
  'onePage.sea.options.text':
    'Ships may touch at the corners.\nThree- and four-cell ships may bend like an L; the four-cell ship may also be a square or a zigzag.',
} as const
