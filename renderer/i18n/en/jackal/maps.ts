/** Jackal: names of maps and ways of play, which the lobby of another screen shows before the match. */
export const jackalMaps = {
  'map.field': 'Map: {name}',
  'map.island': 'Treasure island',
  'map.great-island': 'Great island',
  'map.archipelago': 'Mill islands',
  'map.atoll': 'Atoll',
  'map.clover': 'Clover',
  'map.skerries': 'Skerries',
  'map.first': 'First island',
  'map.drawn': 'Drawn at random',
  'variant.classic': 'Classic',
  'variant.archipelago': 'Archipelago',
  'extra.lifeboat': 'with a lifeboat',
} as const
