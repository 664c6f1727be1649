/** Jackal: the story of a match, on the page of its result. */
export const jackalStory = {
  'story.crews': 'Золото в трюмах',
  'story.gold': {
    one: '{name} привозит {n} монету.',
    few: '{name} привозит {n} монеты.',
    many: '{name} привозит {n} монет.',
    other: '{name} привозит {n} монеты.',
  },
  'story.treasure': '{name} привозит клад с галеона: {n} золота.',
  'story.tiles': 'Открыто клеток',
  'story.found': 'Найдено золота',
  'story.luck.tiles':
    'Ожидалось столько, сколько лежит под средними клетками: на этом острове {mean} золота под каждой.',
  'story.rounds': 'Круг',
  'beat.treasureFound': 'Клад!',
  'beat.treasureHome': 'Клад на борту!',
  'beat.treasureLost': 'Клад пропал',
  'beat.coinsHome': {
    one: 'На борту {n} монета!',
    few: 'На борту {n} монеты!',
    many: 'На борту {n} монет!',
    other: 'На борту {n} монеты!',
  },
  'beat.pieceRevived': 'Снова в строю!',
  'beat.pieceDrank': 'Ром!',
  'beat.pieceDied': 'Одним пиратом меньше',
  'beat.pieceJoined': 'Пополнение',
  'result.crew': 'Команда',
  'result.gold': 'Золото',
  'result.treasure': 'Клад',
  'result.dead': 'Погибшие',
  'result.rounds': { one: '{n} круг', few: '{n} круга', many: '{n} кругов', other: '{n} круга' },
} as const
