import { describe, expect, it } from 'vitest'
import { openStream, type Rng } from '../../engine/kernel/rng.ts'
import { ADMIRAL_COURSE } from '../admiral/lessons/lessons.ts'
import { JACKAL_COURSE } from '../jackal/lessons/lessons.ts'
import { SEA_BATTLE_COURSE } from '../sea-battle/lessons/lessons.ts'
import { LessonMatch } from '../testkit/lessonMatch.ts'
import { stepBack } from './lesson.ts'

const COURSES = [...JACKAL_COURSE, ...ADMIRAL_COURSE, ...SEA_BATTLE_COURSE]

/** The number of deeds of a pupil who ignores the guide. */
const DEEDS = 16

/** Returns whether the guide says that the pupil can only go back. */
const isStuck = (match: LessonMatch): boolean => match.match.outcome() !== null || match.next.missed !== null

const isPassed = ({ done, lesson }: LessonMatch): boolean => done.length === lesson.steps.length

/** Makes random legal moves, and checks after each whether the lesson goes on. */
function wander(match: LessonMatch, rng: Rng): void {
  for (let deed = 0; deed < DEEDS && !isPassed(match) && !isStuck(match); deed++) {
    const [before, { moves }] = [match.done.length, match]
    expect(moves).not.toEqual([])
    const move = moves[rng.int(moves.length)]
    if (move) match.choose(move)
    match.letBotsPlay()
    expect(match.done.length).toBeGreaterThanOrEqual(before)
  }
}

/** Goes back as long as the guide says that this is the only way on; returns the number of times. */
function goBack(match: LessonMatch): number {
  for (let times = 0; times <= DEEDS; times++) {
    if (!isStuck(match) || isPassed(match)) return times
    const to = stepBack(match.done, match.match.entries.length)
    if (to === null) break
    match.rewind(to)
  }
  throw new Error(`${match.lesson.id}: going back does not help`)
}

describe.each(COURSES.map((lesson) => ({ id: lesson.id, lesson })))('the lesson $id', ({ lesson }) => {
  it.each([1, 2])('goes on or asks to go back, after any legal moves (%i)', (seed) => {
    const rng = openStream(seed, lesson.id)
    const match = new LessonMatch(lesson)
    for (let times = 0; times < 3 && !isPassed(match); times++) {
      wander(match, rng)
      goBack(match)
      if (!isPassed(match)) expect(match.moves).not.toEqual([])
    }
  })
})
