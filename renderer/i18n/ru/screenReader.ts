/** Texts about the table for screen readers, in all games. */
export const screenReader = {
  'spoken.keys': '{arrows} двигают курсор, {confirm} выбирает, {panels} — к панелям, {keys} — все клавиши',
  'spoken.turnOf': 'Ход: {name}.',
  'spoken.goals': 'Может пойти: {cells}',
  'spoken.may': 'Можно выбрать: {what}',
  'spoken.choices': 'Выберите: {choices}',
  'spoken.range': 'от {from} до {to}',
} as const
