/** Sea Battle: the story of a match, on the page of its result. */
export const seaBattleStory = {
  'story.decks': 'Целые палубы',
  'story.hits': {
    one: '{name}: {n} попадание',
    few: '{name}: {n} попадания подряд',
    many: '{name}: {n} попаданий подряд',
    other: '{name}: {n} попадания подряд',
  },
  'story.sunk': {
    one: 'потоплен {n} корабль',
    few: 'потоплено {n} корабля',
    many: 'потоплено {n} кораблей',
    other: 'потоплено {n} корабля',
  },
  'story.shot': 'Выстрел {n}',
  'story.shots': 'Выстрелы',
  'story.hitting': 'Попадания',
  'story.luck.blind':
    'Ожидалось столько, сколько попаданий дала бы стрельба вслепую: перед каждым выстрелом — доля целых палуб врага среди клеток, по которым ещё не стреляли.',
  'story.nth': 'Выстрел',
  'ways.seas': 'Выстрелы по каждому морю по порядку: попадания на круге, промахи в кольце.',
  'ways.seas.line': 'Выстрелов: {n} · попаданий: {hits} · подряд: {run}',
  'result.sunk': 'Потоплено кораблей',
  'result.sunk.own': 'Ваших потоплено',
  'result.sunk.yours': 'Вы потопили',
  'result.shotsBy': 'Выстрелы ({name})',
  'result.shots.own': 'Стреляли по вам',
  'result.shots.yours': 'Ваши выстрелы',
  'result.hits.own': 'Попали',
  'result.hits.yours': 'Вы попали',
  'result.shotsFired': { one: '{n} выстрел', few: '{n} выстрела', many: '{n} выстрелов', other: '{n} выстрела' },
} as const
