/** The flat table: board, dock, hidden secrets. */
export const flat = {
  'flat.answer': 'Ваш ответ?',
  'flat.next': 'Следующую партию начинают за столом.',
  'flat.close': 'Закрыть',
  'flat.hide': 'Спрятать',
  'flat.show': 'Показать',
  'flat.to': 'Плоский стол',
  'flat.leave': 'Стол в 3D',
  'graphics.lost':
    '3D-графика отключилась, поэтому стол плоский. Она вернётся сама, а «Стол в 3D» в меню включит её сразу.',
  'graphics.failing': '3D-графика отказала несколько раз, поэтому стол плоский. Включить её снова: «Стол в 3D» в меню.',
  'graphics.still': '3D-графика пока не работает: стол остаётся плоским.',
  'flat.board.close': 'Ближе',
  'flat.board.whole': 'Всё поле',
} as const
