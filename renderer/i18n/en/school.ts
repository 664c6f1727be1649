/** The guide of the lessons of all games. */
export const school = {
  'lesson.pupil': 'Pupil',
  'lesson.other': 'Rival',
  'lesson.step': 'Step {done} of {all}',
  'lesson.passed': 'Well done!',
  'lesson.next': 'Next: {title}',
  'lesson.again': 'Once more',
  'lesson.leave': 'To the lessons',
  'lesson.back': 'Back a step',
  'lesson.restart': 'From the beginning',
} as const
