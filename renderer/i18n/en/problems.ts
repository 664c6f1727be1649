/** Why a request was refused, one sentence a code. */
export const problems = {
  'problem.bad-request': 'The game tried to do something it is not allowed to do. Please report this.',
  'problem.illegal-move': 'This move is not allowed.',
  'problem.not-your-turn': 'It is not your turn.',
  'problem.no-such-match': 'This match is not open.',
  'problem.no-such-save': 'This save no longer exists.',
  'problem.cannot-undo': 'This move can no longer be taken back.',
  'problem.not-your-seat': 'This player does not play at this screen.',
  'problem.not-allowed': 'This cannot be done from this window.',
  'problem.too-many-requests': 'Too much at once. Wait a moment and try again.',
  'problem.save-failed':
    'The match could not be saved: the disk may be full, write-protected or missing. Nothing has been lost so far. Check the disk, then carry on.',
  'problem.file-unreadable': 'This file cannot be read as a match or a replay.',
  'problem.file-too-new': 'This file was written by a newer version of the game.',
  'problem.file-too-long': 'This file is longer than any real match, so it was not opened.',
  'problem.file-invalid': 'This file does not fit the game.',
  'problem.not-connected': 'The table cannot be reached just now.',
  'problem.cancelled': 'Cancelled.',
  'problem.internal': 'Something went wrong inside the game. The details are in the log.',
  'problem.folder-not-shown': 'The folder could not be opened. You can find it here:',
  'problem.match-on-table': 'This is not possible while a match is open.',
} as const
