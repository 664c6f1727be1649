/** Jackal: names of maps, which the lobby of another screen says before the match. */
export const jackalMaps = {
  'map.field': 'Карта: {name}',
  'map.island': 'Остров сокровищ',
  'map.great-island': 'Большой остров',
  'map.archipelago': 'Мельница',
  'map.atoll': 'Атолл',
  'map.clover': 'Клевер',
  'map.skerries': 'Шхеры',
  'map.drawn': 'Нарисованная наугад',
} as const
