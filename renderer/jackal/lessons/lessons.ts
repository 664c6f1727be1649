import { evolve } from '../../../engine/jackal/evolve.ts'
import { courseOf } from '../../school/course.ts'
import { firstMatch } from '../newMatch/newMatch.ts'
import { JACKAL_PUZZLES } from '../puzzles/puzzles.ts'
import { isJackalView, readEvents } from '../view.ts'
import { ASHORE } from './ashore.ts'
import { CREWS } from './crews.ts'
import { JACKAL_HAND } from './hand.ts'
import type { JackalLesson } from './lesson.ts'
import { RESIDENTS } from './residents.ts'
import { TILES_THAT_ACT } from './tiles.ts'
import { WATERS } from './waters.ts'

/** The lessons of Jackal in the recommended order. */
export const LESSONS: readonly JackalLesson[] = [ASHORE, TILES_THAT_ACT, CREWS, RESIDENTS, WATERS]

/** The course of Jackal: the pupil has the white crew; a bot has the black one if there is one. */
export const JACKAL_COURSE = courseOf({
  game: 'jackal',
  lessons: LESSONS,
  enough: 1,
  seats: (lesson) => ({ pupil: 'white', others: lesson === CREWS || lesson === RESIDENTS ? ['black'] : [] }),
  isView: isJackalView,
  readEvents,
  evolve,
  followUp: { puzzles: JACKAL_PUZZLES, firstMatch },
  hand: JACKAL_HAND,
})
