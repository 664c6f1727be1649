/** Pages for onlookers, in Russian. */
export const watch = {
  'watch.title': 'Зритель',
  'watch.waiting': 'Партия ещё не идёт',
  'watch.waiting.about': 'Следующая сама появится здесь.',
  'watch.noAddress': 'Этой странице нужен полный адрес, который стол даёт в разделе «Телефоны и другие экраны».',
  'watch.no3d': 'Этот браузер не умеет рисовать в 3D, а плоского стола у этой игры нет.',
  'watch.unknownOption': 'Такого значения {option} нет. Есть: {known}.',
  'overlay.noPart': 'Такого оверлея нет. Есть: {parts}.',
} as const
