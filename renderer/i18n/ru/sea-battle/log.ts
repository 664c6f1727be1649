/** Sea Battle: the log: one entry for each event, and the end of a match. */
export const seaBattleLog = {
  'log.fleetPlaced': '{name} выводит флот под {flag}',
  'log.fleetPlaced.brief': 'выводит флот',
  'log.by': '{name}: {deed}',
  'log.battleJoined.draw': '{name}: первый выстрел по жребию',
  'log.battleJoined.chosen': '{name}: первый выстрел, как выбрано перед партией',
  'log.shotFired.miss': '{cell} — мимо',
  'log.shotFired.hit': '{cell} — ранен!',
  'log.shotFired.sunk': '{cell} — потоплен {ship}!',
  'log.fleetsOpened': 'Оба флота открыты',

  'inspection.honest':
    'Проверено этим экраном: оба флота стояли так, как было обещано до первого выстрела, и все ответы были верны.',
  'inspection.honestSince':
    'Проверено этим экраном: оба флота стояли так, как было обещано, когда он подключился, и все ответы были верны.',
  'inspection.unpromised':
    'Флоты не удалось проверить: хозяин ничего о них не обещал. Так бывает только с расставленной позицией и с сохранением версии до 0.2.0.',
  'inspection.refused': 'Флоты не удалось проверить: хозяин их не раскрывает.',
  'inspection.one.unpromised': 'Флот игрока {name} не удалось проверить: хозяин ничего о нём не обещал.',
  'inspection.one.unopened': 'Флот игрока {name} не удалось проверить: хозяин его не раскрывает.',
  'inspection.wrong-opening': 'Флот игрока {name} был обещан, но то, что раскрыто, нельзя прочесть.',
  'inspection.moved-ship': 'Флот игрока {name} не тот, что был обещан: корабль передвинут.',
  'inspection.illegal-fleet': 'Флот игрока {name} стоял не по правилам: {cells}.',
  'inspection.false-answer':
    'Неверный ответ о флоте игрока {name}: выстрел {n} по клетке {cell} объявлен как «{said}», а на деле это «{truth}».',
  'inspection.retold': 'На один выстрел по флоту игрока {name} дано два разных ответа.',
  'inspection.told.miss': 'мимо',
  'inspection.told.hit': 'попадание',
  'inspection.told.sunk': 'корабль потоплен',
  'inspection.wins': 'По правилу осмотра: {text}.',
  'end.fleet-sunk': 'Весь флот игрока {name} на дне.',
} as const
