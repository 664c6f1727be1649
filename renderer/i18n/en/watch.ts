/** Pages for onlookers: the table in a browser, and the overlays of a stream. */
export const watch = {
  'watch.title': 'Spectator',
  'watch.waiting': 'No match is on',
  'watch.waiting.about': 'The next one will appear here.',
  'watch.noAddress': 'This page needs the whole address the table shows under “Phones and other screens”.',
  'watch.no3d': 'This browser cannot show 3D, and this game has no flat table.',
  'watch.unknownOption': 'There is no such {option}. Choose from: {known}.',
  'overlay.noPart': 'There is no such overlay. Choose from: {parts}.',
  'vote.title': 'Vote for the move of {name}',
  'vote.over': 'The move of {name}',
  'vote.about': 'Choose a move: most votes win.',
  'vote.change': 'You can change your vote until the time is up.',
  'vote.own': 'your vote',
  'vote.votes': { one: '{n} vote', other: '{n} votes' },
  'vote.late': 'This vote no longer counts.',
} as const
