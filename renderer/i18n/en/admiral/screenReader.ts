/** Admiral: spoken texts about cells, courses and attacks. */
export const admiralScreenReader = {
  'spoken.ship': '{status}. Heading {heading}',
  'spoken.points': { one: '{n} point to sail', other: '{n} points to sail' },
  'spoken.course': '{title}, heading {heading}',
  'spoken.fire': '{title}: {shots} at the {aim}',
  'spoken.sea': 'Open sea',
  'spoken.land': 'Land',
  'spoken.reef': 'Reef',
  'spoken.left': { one: '{n} ship or fort can still act', other: '{n} ships or forts can still act' },
} as const
