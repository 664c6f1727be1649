/** Reasons why a table refuses a request of a guest, one sentence for each code. */
export const problems = {
  'problem.bad-request': 'The game tried to do something it is not allowed to do. Please report this.',
  'problem.illegal-move': 'This move is not allowed.',
  'problem.not-your-turn': 'It is not your turn.',
  'problem.no-such-match': 'This match is not open.',
  'problem.cannot-undo': 'This move can no longer be taken back.',
  'problem.not-your-seat': 'This player does not play at this screen.',
  'problem.not-allowed': 'This cannot be done from this window.',
  'problem.too-many-requests': 'Too much at once. Wait a moment and try again.',
  'problem.save-failed':
    'The match could not be saved: the disk may be full, write-protected or missing. Nothing has been lost so far. Check the disk, then carry on.',
  'problem.not-connected': 'The table cannot be reached right now.',
  'problem.internal': 'Something went wrong inside the game. The details are in the log.',
  'problem.seat-taken': 'Someone else already plays here.',
} as const
