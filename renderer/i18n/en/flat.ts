/** The flat table: board, dock, hidden secrets. */
export const flat = {
  'flat.answer': 'Your answer?',
  'flat.next': 'The next match begins at the table.',
  'flat.close': 'Close',
  'flat.hide': 'Hide',
  'flat.show': 'Show',
  'flat.to': 'Flat table',
  'flat.leave': '3D table',
  'graphics.lost':
    '3D graphics have stopped, so the table is flat. They will return on their own; “3D table” in the menu tries now.',
  'graphics.failing':
    '3D graphics have failed several times, so the table is flat. “3D table” in the menu tries them again.',
  'graphics.still': '3D graphics still do not work: the table stays flat.',
  'flat.board.close': 'Closer',
  'flat.board.whole': 'Whole board',
} as const
