/** Jackal: texts of the window alone: panels, and numbers of its rules and maps. */
export const jackalWindowPanels = {
  'pause.offerEnd.sure': 'Ends the match if all agree: press again',
  'pause.offerEnd.turn': 'Only at the start of your turn',
  'pause.offerEnd.once': 'Only once a turn',
  'crew.ship': 'The ship: sail it',
  'crew.boat': 'The lifeboat: row it',
  'count.tiles': { one: '{n} tile', other: '{n} tiles' },
  'count.chests': { one: '{n} chest', other: '{n} chests' },
} as const
