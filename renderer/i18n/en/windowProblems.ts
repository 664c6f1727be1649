/** Reasons why the host refuses a request of its window, beside those in `problems.ts`. */
export const windowProblems = {
  'problem.name-taken': 'Another person has this name, or one that looks like it.',
  'problem.no-such-save': 'This save no longer exists.',
  'problem.file-unreadable': 'This file cannot be read as a match or a replay.',
  'problem.file-too-new': 'This file was written by a newer version of the game.',
  'problem.file-too-long': 'This file is longer than any real match, so it was not opened.',
  'problem.file-invalid': 'This file does not fit the game.',
  'problem.cancelled': 'Cancelled.',
  'problem.folder-not-shown': 'The folder could not be opened. You can find it here:',
  'problem.folder-in-use':
    'Another running copy of the game is using this folder of saves. Close it first, so that no move is lost.',
  'problem.screens-closed': 'The table is not open to other screens.',
  'problem.screens-failed': 'Other screens cannot join. The details are in the log.',
  'problem.port-in-use': 'Another program on this computer is using this port. Choose another one.',
  'problem.network-gone': 'This network is gone. The match goes on; other screens come back with the network.',
  'problem.too-far': 'This address is not on this computer’s network. You can only join tables on your own network.',
  'problem.no-such-person': 'This person is no longer on this computer.',
  'problem.too-many-people': 'There are too many people on this computer.',
  'problem.match-on-table': 'This is not possible while a match is open.',
} as const
