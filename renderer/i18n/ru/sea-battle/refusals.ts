/** Sea Battle: why a move is not allowed, a sentence a code. */
export const seaBattleRefusals = {
  'refusal.fleet-not-placed': 'Сначала выведите флот в море.',
  'refusal.already-placed': 'Ваш флот уже в море.',
  'refusal.off-the-field': 'Это за пределами поля.',
  'refusal.already-fired': 'Сюда вы уже стреляли.',
  'refusal.wrong-ships': 'Во флоте один четырёхпалубный, два трёхпалубных, три двухпалубных и четыре однопалубных.',
  'refusal.wrong-shape': 'Так корабль лежать не может.',
  'refusal.ships-overlap': 'Здесь уже стоит корабль.',
  'refusal.ships-touch': 'Слишком близко к другому кораблю.',
} as const
