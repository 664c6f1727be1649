/** Jackal: names of maps and ways of play, which the lobby of another screen shows before the match. */
export const jackalMaps = {
  'map.field': 'Карта: {name}',
  'map.island': 'Остров сокровищ',
  'map.great-island': 'Большой остров',
  'map.archipelago': 'Мельница',
  'map.atoll': 'Атолл',
  'map.clover': 'Клевер',
  'map.skerries': 'Шхеры',
  'map.first': 'Первый остров',
  'map.drawn': 'Нарисованная наугад',
  'variant.classic': 'Классика',
  'variant.archipelago': 'Архипелаг',
  'extra.lifeboat': 'со шлюпкой',
} as const
