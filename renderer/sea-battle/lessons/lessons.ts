import { evolve } from '../../../engine/sea-battle/evolve.ts'
import { courseOf } from '../../school/course.ts'
import { firstMatch } from '../newMatch/newMatch.ts'
import { SEA_BATTLE_PUZZLES } from '../puzzles/puzzles.ts'
import { isSeaBattleView, readEvents } from '../view.ts'
import { FLEET_LESSON } from './fleet.ts'
import type { SeaBattleLesson } from './lesson.ts'
import { SHOTS_LESSON } from './shots.ts'

/** The lessons of Sea Battle in the order in which they are best taken. */
export const LESSONS: readonly SeaBattleLesson[] = [FLEET_LESSON, SHOTS_LESSON]

/** The lessons of Sea Battle as they are taken: the pupil has the south, a bot the north. */
export const SEA_BATTLE_COURSE = courseOf({
  game: 'sea-battle',
  lessons: LESSONS,
  seats: () => ({ pupil: 'south', others: ['north'] }),
  isView: isSeaBattleView,
  readEvents,
  evolve,
  onward: { puzzles: SEA_BATTLE_PUZZLES, firstMatch },
})
