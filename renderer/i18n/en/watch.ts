/** Pages for onlookers: the table in a browser, and the overlays of a stream. */
export const watch = {
  'watch.title': 'Spectator',
  'watch.waiting': 'No match is on',
  'watch.waiting.about': 'The next one appears here by itself.',
  'watch.noAddress': 'This page needs the address that the table gives under “Phones and other screens”.',
  'watch.no3d': 'This browser cannot draw in 3D, and this game has no flat table.',
  'overlay.noPart': 'There is no such overlay. There are: {parts}.',
} as const
