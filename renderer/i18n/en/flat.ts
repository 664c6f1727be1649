/** The flat table: board, dock, what is hidden. */
export const flat = {
  'flat.answer': 'Your answer?',
  'flat.dock': 'What you can do',
  'flat.watch': 'See what happens',
  'flat.next': 'The next match begins at the table.',
  'flat.close': 'Close',
  'flat.hide': 'Hide',
  'flat.show': 'Show',
  'flat.to': 'Flat table',
  'flat.leave': '3D table',
  'flat.board.close': 'Closer',
  'flat.board.whole': 'Whole board',
} as const
