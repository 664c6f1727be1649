import type { Json, MatchSetup } from '../../../electron/contract/ipc.ts'
import { cellAt } from '../../../engine/admiral/cells.ts'
import { evolve } from '../../../engine/admiral/evolve.ts'
import type { AdmiralEvent, AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { teller } from '../../hud/recap/told.ts'
import type { PlainTextKey, Translate } from '../../i18n/t.ts'

/** What the pupil is to do next. */
export interface LessonStep {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
  /** Whether an event does what is asked. */
  done(deed: LessonDeed): boolean
}

/** An event of the lesson's match, with the states around it. */
export interface LessonDeed {
  readonly event: AdmiralEvent
  readonly before: AdmiralState
  readonly after: AdmiralState
}

/** A match from a position of its own, with a guide beside it. */
export interface Lesson {
  readonly id: string
  readonly title: PlainTextKey
  readonly about: PlainTextKey
  /** What the pupil takes away from it. */
  readonly learnt: PlainTextKey
  /** Where it begins, in the game's public form; the pupil has the red ships. */
  readonly position: Json
  /** Where a buoy floats; null without one. */
  readonly buoy: Cell | null
  /** The cell that the lesson is about, which no panel covers; null once there is none. */
  goal(view: AdmiralState): Cell | null
  readonly steps: readonly LessonStep[]
}

/**
 * How many of a lesson's steps are done: one after the other, each by a deed of its own. Who reaches what the last step
 * asks has passed.
 */
export function stepsDone({ steps }: Lesson, deeds: readonly LessonDeed[]): number {
  let done = 0
  for (const deed of deeds) {
    if (steps.at(-1)?.done(deed)) return steps.length
    if (steps[done]?.done(deed)) done++
  }
  return done
}

interface Step {
  readonly by: Seat
  readonly events: readonly AdmiralEvent[]
}

const tellSteps = teller<AdmiralState, AdmiralEvent>(evolve)

/** The events of a match from its beginning, with the states around them. */
export function deedsOf(start: AdmiralState, steps: readonly Step[]): readonly LessonDeed[] {
  return tellSteps(start, steps, 0).map(({ event, before }) => ({ event, before, after: evolve(before, event) }))
}

/** The match that a lesson is. A bot has what the pupil meets. */
export function lessonSetup({ id, title, position }: Lesson, t: Translate): MatchSetup {
  return {
    game: 'admiral',
    options: {},
    position,
    lesson: id,
    title: t(title),
    seats: {
      red: { name: t('lesson.pupil'), player: { kind: 'human' } },
      blue: { name: t('lesson.other'), player: { kind: 'bot', level: 'easy' } },
    },
  }
}

/** Cells of a drawn sea that bear a mark, north above. */
export function marked(sea: readonly string[], mark: string): readonly Cell[] {
  return sea.flatMap((row, i) =>
    [...row].flatMap((one, file) => (one === mark ? [cellAt(file, sea.length - 1 - i)] : [])),
  )
}
