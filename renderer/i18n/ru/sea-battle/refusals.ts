/** Sea Battle: reasons why a move is not allowed, a sentence for each code, and what to do instead. */
export const seaBattleRefusals = {
  'refusal.fleet-not-placed': 'Сначала выведите флот в море.',
  'refusal.already-placed': 'Ваш флот уже в море.',
  'refusal.off-the-field': 'Это за краем поля.',
  'refusal.already-fired': 'Сюда вы уже стреляли: выберите другую клетку.',
  'refusal.wrong-ships': 'Во флоте один четырёхпалубный, два трёхпалубных, три двухпалубных и четыре однопалубных.',
  'refusal.wrong-shape': 'В этой партии корабль так стоять не может.',
  'refusal.ships-overlap': 'Здесь уже стоит корабль.',
  'refusal.ships-touch': 'Слишком близко к другому кораблю.',

  'why.sure-water.title': 'Всё равно стрелять?',
  'why.sure-water': 'Здесь точно вода. Выберите эту клетку ещё раз, если всё равно стреляете.',
  'why.sure-water.short': 'Точно вода. Стрелять?',
  'why.own-sea': 'Это ваше море: стреляют по вражескому.',
} as const
