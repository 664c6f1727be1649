/** Jackal on the flat table. */
export const jackalFlat = {
  'flat.jackal.mine': 'Ваш ход',
  'flat.jackal.men': 'Кто ходит',
  'flat.jackal.goals': 'Куда',
  'flat.jackal.go': 'Идти на {cell}',
  'flat.jackal.sail': 'Плыть на {cell}',
  'flat.jackal.row': 'Грести на {cell}',
  'flat.jackal.place': 'Встать на {cell}',
  'flat.jackal.peek': 'Посмотреть {cell}',
  'flat.jackal.swap': 'Выбрать {cell}',
  'flat.jackal.offer': 'Спросят всех остальных. Если согласятся все, партия закончится с тем счётом, который есть.',
} as const
