/** Why a request was refused, one sentence a code. */
export const problems = {
  'problem.bad-request': 'The program asked for something it may not. Please report this.',
  'problem.illegal-move': 'This move is not allowed.',
  'problem.not-your-turn': 'It is not your turn.',
  'problem.no-such-match': 'This match is not open.',
  'problem.no-such-save': 'This save does not exist any more.',
  'problem.cannot-undo': 'Nothing can be undone here: something hidden was shown, or the turn has passed.',
  'problem.not-your-seat': 'This seat is not played at this screen.',
  'problem.not-allowed': 'This screen may not do that.',
  'problem.too-many-requests': 'Too much at once. Wait a moment and try again.',
  'problem.save-failed':
    'The save could not be written: the disk may be full, write-protected or gone. Nothing is lost so far; see to the disk and go on.',
  'problem.file-unreadable': 'This file cannot be read as a match or a replay.',
  'problem.file-too-new': 'This file was written by a newer version of the game.',
  'problem.file-too-long': 'This file is longer than any match. It was not opened.',
  'problem.file-invalid': 'This file does not fit the game.',
  'problem.cancelled': 'Cancelled.',
  'problem.internal': 'Something went wrong inside. It was written to the log.',
  'problem.folder-not-shown': 'The system does not show folders. Here it is:',
  'problem.match-on-table': 'Not while a match is on the table.',
} as const
