/** Sea Battle: the coach's words about a shot and a fleet. */
export const seaBattleCoach = {
  'coach.sea.fire': 'Огонь по {cell}',
  'coach.sea.place': 'Поставить флот так',
  'coach.sea.place.why': 'По жребию, чтобы никто не угадал',
  'coach.sea.beside': 'Рядом с попаданием: корабль может быть здесь',
  'coach.sea.line': 'На одной линии с попаданиями',
  'coach.sea.room': {
    one: 'Здесь {ship} может стоять {n} способом',
    few: 'Здесь {ship} может стоять {n} способами',
    many: 'Здесь {ship} может стоять {n} способами',
    other: 'Здесь {ship} может стоять {n} способа',
  },
  'coach.sea.most': {
    one: 'Здесь {ship} может стоять {n} способом: больше всего',
    few: 'Здесь {ship} может стоять {n} способами: больше всего',
    many: 'Здесь {ship} может стоять {n} способами: больше всего',
    other: 'Здесь {ship} может стоять {n} способа: больше всего',
  },
  'coach.sea.places': 'Может стоять {ship}: мест {of}, с этой клеткой {n}',
  'coach.sea.sure': 'Где бы ни стоял {ship}, эта клетка — его',
  'coach.sea.ship.2': 'двухпалубный',
  'coach.sea.ship.3': 'трёхпалубный',
  'coach.sea.ship.4': 'четырёхпалубный',
  'coach.sea.last': 'последний {ship}',
  'coach.sea.edge': 'У края часто ставят корабли',
  'coach.sea.single': 'Остались однопалубные, и здесь может стоять такой',
  'coach.sea.tight': 'Кораблям там почти нет места',
} as const
