import { evolve } from '../../../engine/admiral/evolve.ts'
import { courseOf } from '../../school/course.ts'
import { firstMatch } from '../newMatch/firstMatch.ts'
import { ADMIRAL_PUZZLES } from '../puzzles/played.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { BOARDING } from './boarding.ts'
import { CAPTAINS_LESSON } from './captains.ts'
import { FORT_LESSON } from './fort.ts'
import { GUNNERY } from './gunnery.ts'
import { ADMIRAL_HAND } from './hand.ts'
import type { AdmiralLesson } from './lesson.ts'
import { SAILING } from './sailing.ts'
import { SKIRMISH } from './skirmish.ts'
import { WEATHER } from './weather.ts'

/** The lessons of Admiral in the recommended order. */
export const LESSONS: readonly AdmiralLesson[] = [
  SAILING,
  GUNNERY,
  BOARDING,
  FORT_LESSON,
  CAPTAINS_LESSON,
  WEATHER,
  SKIRMISH,
]

/** The course of Admiral's lessons: the pupil has the red ships, a bot the blue ones. */
export const ADMIRAL_COURSE = courseOf({
  game: 'admiral',
  lessons: LESSONS,
  enough: 2,
  seats: () => ({ pupil: 'red', others: ['blue'] }),
  isView: isAdmiralView,
  readEvents,
  evolve,
  hand: ADMIRAL_HAND,
  followUp: { puzzles: ADMIRAL_PUZZLES, firstMatch },
})
