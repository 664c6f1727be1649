/** The guide of the lessons of all games. */
export const school = {
  'lesson.pupil': 'Ученик',
  'lesson.other': 'Соперник',
  'lesson.step': 'Шаг {done} из {all}',
  'lesson.passed': 'Отлично!',
  'lesson.next': 'Дальше: {title}',
  'lesson.again': 'Ещё раз',
  'lesson.leave': 'К урокам',
  'lesson.back': 'Шаг назад',
  'lesson.restart': 'С начала',
} as const
