/** Sea Battle: spoken texts about cells and about ships during placement. */
export const seaBattleScreenReader = {
  'cell.unknown': 'Сюда ещё не стреляли.',
  'cell.unknown.next': {
    one: 'Самый большой на плаву: {n} клетка.',
    few: 'Самый большой на плаву: {n} клетки.',
    many: 'Самый большой на плаву: {n} клеток.',
    other: 'Самый большой на плаву: {n} клетки.',
  },
  'cell.empty': 'Точно вода.',
  'cell.empty.next': 'Рядом потопленный корабль.',
  'cell.miss': 'Мимо: здесь вода.',
  'cell.hit': 'Ранен.',
  'cell.hit.next': 'Остальные клетки рядом.',
  'cell.sunk': 'Потоплен: {ship}.',
  'cell.ship': '{Ship}, на плаву.',
  'cell.open': 'Чистая вода.',
  'cell.own': 'Своё море, {cell}',
  'cell.fired': 'Снова стрелять сюда нельзя.',

  'place.fault.ships-overlap': 'Там уже стоит {ship}: {cells}.',
  'place.fault.ships-touch': 'Слишком близко стоит {ship}: {cells}.',
  'place.refused': 'Сюда не встанет {ship}: {cells}. {why}',
  'place.refused.beside': 'Возвращается {ship}. {why}',
  'place.spoken.held': '{Ship} в руке, {cells}. {verdict}',
  'place.spoken.fits': 'Здесь встанет.',
  'place.spoken.harbour': '{Ship} в руке, над гаванью.',
  'place.spoken.own': '{Ship} стоит: {cells}.',
  'place.spoken.free': 'Свободная вода.',
  'place.spoken.blocked': 'Слишком близко к другому кораблю.',
  'place.spoken.todo': 'Расставьте флот: в море {n} из {of} кораблей.',
  'place.spoken.keys':
    '{next} — следующий корабль, стрелки двигают, {turn} поворачивает, {confirm} ставит. {random} — остальные наугад. {battle} — к бою.',
} as const
