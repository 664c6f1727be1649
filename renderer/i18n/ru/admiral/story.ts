/** Admiral: the story of a match, on the page of its result. */
export const admiralStory = {
  'story.hull': 'Остаток корпусов',
  'story.landed': 'Выгруженное золото',
  'story.fired': 'Выстрелы',
  'story.struck': 'Попадания',
  'story.luck.guns':
    'Ожидалось столько, сколько обещал кубик: для каждого выстрела — доля граней, при которых он попадает.',
  'story.round': 'Раунд {n}',
  'story.rounds.adm': 'Раунд',
  'ways.waters': 'Путь каждого корабля от первой клетки (точка) до последней: там корабль или крест, если он потоплен.',
  'ways.waters.line': 'Пройдено клеток: {n} · потоплено кораблей: {sunk}',
  'beat.captainShown': 'Капитан открывает карты',
  'beat.fortSilenced': 'Форт замолчал',
  'beat.fortTaken': 'Форт взят!',
  'beat.goldLanded': 'Золото на берегу!',
  'beat.shipTaken': 'Приз!',
  'result.squadron': 'Эскадра',
  'result.afloat': 'Корабли',
  'result.prizes': 'Призы',
  'result.landed': 'Золото',
  'result.hull': 'Остаток корпуса',
  'adm.rounds': { one: '{n} раунд', few: '{n} раунда', many: '{n} раундов', other: '{n} раунда' },
} as const
