/** Pages for onlookers: the table in a browser, and the overlays of a stream. */
export const watch = {
  'watch.title': 'Spectator',
  'watch.waiting': 'No match is on',
  'watch.waiting.about': 'The next one will appear here.',
  'watch.noAddress': 'This page needs the whole address the table shows under “Phones and other screens”.',
  'watch.no3d': 'This browser cannot show 3D, and this game has no flat table.',
  'watch.unknownOption': 'There is no such {option}. Choose from: {known}.',
  'overlay.noPart': 'There is no such overlay. Choose from: {parts}.',
} as const
