/** Jackal: how a match went, on the page of its result. */
export const jackalStory = {
  'story.crews': 'Золото в трюмах',
  'story.gold': {
    one: '{name}: в трюм доставлена {n} монета.',
    few: '{name}: в трюм доставлено {n} монеты.',
    many: '{name}: в трюм доставлено {n} монет.',
    other: '{name}: в трюм доставлено {n} монеты.',
  },
  'story.treasure': '{name}: в трюм доставлен клад с галеона, золота всего {n}.',
  'story.tiles': 'Открыто клеток',
  'story.found': 'Найдено золота',
  'story.luck.tiles':
    'Ожидалось столько, сколько лежит под средними клетками: на этом острове {mean} золота под каждой.',
  'story.rounds': 'Круг',
  'beat.treasureFound': 'Сокровище!',
  'beat.treasureHome': 'Сокровище на борту!',
  'beat.treasureLost': 'Сокровище пропало',
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
