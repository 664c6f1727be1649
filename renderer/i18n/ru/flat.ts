/** The flat table: board, dock, what is hidden. */
export const flat = {
  'flat.answer': 'Ваш ответ?',
  'flat.dock': 'Что можно сделать',
  'flat.watch': 'Смотрите, что происходит',
  'flat.next': 'Следующую партию начинают за столом.',
  'flat.close': 'Закрыть',
  'flat.hide': 'Спрятать',
  'flat.show': 'Показать',
  'flat.to': 'Плоский стол',
  'flat.leave': 'Стол в 3D',
  'flat.board.close': 'Ближе',
  'flat.board.whole': 'Всё поле',
} as const
