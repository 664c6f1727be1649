import { evolve } from '../../../engine/sea-battle/evolve.ts'
import { courseOf } from '../../school/course.ts'
import { firstMatch } from '../newMatch/newMatch.ts'
import { SEA_BATTLE_PUZZLES } from '../puzzles/puzzles.ts'
import { isSeaBattleView, readEvents } from '../view.ts'
import { FLEET_LESSON } from './fleet.ts'
import type { SeaBattleLesson } from './lesson.ts'
import { SHOTS_LESSON } from './shots.ts'

/** The lessons of Sea Battle in the recommended order. */
export const LESSONS: readonly SeaBattleLesson[] = [FLEET_LESSON, SHOTS_LESSON]

/** The course of Sea Battle: the pupil plays the south, a bot the north. */
export const SEA_BATTLE_COURSE = courseOf({
  game: 'sea-battle',
  lessons: LESSONS,
  enough: 2,
  seats: () => ({ pupil: 'south', others: ['north'] }),
  isView: isSeaBattleView,
  readEvents,
  evolve,
  followUp: { puzzles: SEA_BATTLE_PUZZLES, firstMatch },
})
