/** The guide of the lessons of all games. */
export const school = {
  'lesson.pupil': 'Ученик',
  'lesson.other': 'Соперник',
  'lesson.step': 'Шаг {done} из {all}',
  'lesson.passed': 'Отлично!',
  'lesson.next': 'Дальше: {title}',
  'lesson.again': 'Ещё раз',
  'lesson.leave': 'К урокам',
  'lesson.back': 'Шаг назад',
  'lesson.restart': 'С начала',

  'goal.title': 'Цель партии',
  'goal.close': 'Убрать цель',
  'goal.jackal': 'Несите золото на свой корабль: спрятано {gold}. Кто принесёт больше всех, тот и победил.',
  'goal.jackal.coins': { one: '{n} монета', few: '{n} монеты', many: '{n} монет', other: '{n} монеты' },
  'goal.jackal.treasure': 'и клад галеона',
  'goal.jackal.treasures': {
    one: 'и {n} клад',
    few: 'и {n} клада',
    many: 'и {n} кладов',
    other: 'и {n} клада',
  },
  'goal.sea-battle': 'Найдите и потопите все корабли соперника, их {n}, пока он не потопил ваши.',
  'goal.admiral.duel':
    'Потопите или захватите все вражеские корабли или возьмите форт; после раунда {rounds} победит тот, у кого целее корпуса.',
  'goal.admiral.battle':
    'Потопите или захватите все вражеские корабли; после раунда {rounds} победит тот, у кого целее корпуса.',
  'goal.admiral.treasure':
    'Свезите клады с островов в свой порт: всего там золота на {gold}. Победит тот, кто к раунду {rounds} выгрузит больше.',
} as const
