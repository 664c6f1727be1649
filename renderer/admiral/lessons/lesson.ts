import type { Json, MatchSetup } from '../../../electron/contract/ipc.ts'
import { cellAt } from '../../../engine/admiral/cells.ts'
import type { AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import type { PlainTextKey, Translate } from '../../i18n/t.ts'

/** What the pupil is to do next. */
export interface LessonStep {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
  /** Whether it is done, as the table shows; later steps count as well. */
  done(view: AdmiralState): boolean
}

/** A match from a position of its own, with a guide beside it. */
export interface Lesson {
  readonly id: string
  readonly title: PlainTextKey
  readonly about: PlainTextKey
  /** Where it begins, in the game's public form; the pupil has the red ships. */
  readonly position: Json
  /** Where a buoy floats; null without one. */
  readonly buoy: Cell | null
  readonly steps: readonly LessonStep[]
}

/** How many of a lesson's steps are done: up to the last one that is. */
export function stepsDone({ steps }: Lesson, view: AdmiralState): number {
  return steps.findLastIndex((step) => step.done(view)) + 1
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
