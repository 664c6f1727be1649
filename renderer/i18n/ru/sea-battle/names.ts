/** Sea Battle: names of the things on the table. */
export const seaBattleNames = {
  'ship.1': 'однопалубный',
  'ship.2': 'двухпалубный',
  'ship.3': 'трёхпалубный',
  'ship.4': 'четырёхпалубный',
  'side.north': 'Первый капитан',
  'side.south': 'Второй капитан',

  'flag.pirates': 'Пираты',
  'flag.royal': 'Королевский флот',
  'flag.pirates.about': 'Пираты: чёрный флаг и тёмные паруса. На бой флаг не влияет.',
  'flag.royal.about': 'Королевский флот: синий флаг и белые паруса. На бой флаг не влияет.',
  'flag.rival': 'Под ним уже идёт соперник.',
  'flag.pirates.under': 'чёрным флагом',
  'flag.royal.under': 'королевским флагом',
  'mark.miss': 'мимо',
  'mark.hit': 'ранен',
  'mark.sunk': 'потоплен',
  'mark.empty': 'точно вода',
} as const
