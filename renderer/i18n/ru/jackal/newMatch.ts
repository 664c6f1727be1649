/** Jackal: its card and its form for a new match. */
export const jackalNewMatch = {
  'game.jackal.about': 'Остров сокровищ: {tiles}, {coins}, один клад галеона',
  'mode.solo4': '4 игрока',
  'mode.solo4.about': 'Каждый за себя',
  'mode.pairs': '2 на 2',
  'mode.pairs.about': 'Союзники сидят напротив',
  'mode.solo3': '3 игрока',
  'mode.solo3.about': 'Три корабля',
  'mode.duel2': '2 игрока',
  'mode.duel2.about': 'По две команды',
  'mode.duel1': '2 игрока',
  'mode.duel1.about': 'По одной команде',
  'new.also': 'и {team}',
  'option.shipPicksUpSwimmers': 'Корабль подбирает своих пловцов',
  'option.shipPicksUpSwimmers.about': 'Если выключено, корабль не может встать на своего пловца',
  'option.endWhenDecided': 'Заканчивать, когда исход решён',
  'option.endWhenDecided.about': 'Партия заканчивается, когда лидера уже не догнать',
  'option.idleRounds': 'Предел кругов без событий',
  'option.idleRounds.about':
    'Партия заканчивается, если столько кругов подряд нет ни новых клеток, ни добытых монет, ни погибших',
  'new.island.about':
    'Пусто — новый остров, которого никто не знает. Название всегда сдаёт один и тот же остров: кто его знает, может узнать все клетки',
  'error.idleRounds': 'От 1 до 1000 кругов',
  'player.default.white': 'Энн Бонни',
  'player.default.red': 'Генри Морган',
  'player.default.black': 'Эдвард Тич',
  'player.default.yellow': 'Мэри Рид',
} as const
