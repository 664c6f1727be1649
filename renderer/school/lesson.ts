import type { Json } from '../../electron/contract/ipc.ts'
import type { EventBefore } from '../hud/recap/eventsBefore.ts'
import type { PlainTextKey } from '../i18n/t.ts'

/** An event of a lesson's match, with the states around it. */
export interface LessonDeed<View, Event> {
  readonly event: Event
  readonly before: View
  readonly after: View
  /** The earlier events of the same move. */
  readonly earlier: readonly Event[]
  /** The event after it; null as long as there is none. */
  readonly next: Event | null
}

/** One task of the pupil. */
export interface LessonStep<View, Event> {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
  /** Shown after the text, for things that a flat table does not have. */
  readonly tableText?: PlainTextKey
  /** Set if one deed completes the step: the guide then calls any other deed beside the point. */
  readonly short?: true
  /**
   * Returns the remark about a deed of the pupil that is beside the point, in steps of more than one deed; null for any
   * other.
   */
  astray?(deed: LessonDeed<View, Event>): PlainTextKey | null
  /** Set if the deed that completes the step before also completes this one when its goal is already met. */
  readonly standing?: true
  /** Returns whether an event completes the step. */
  done(deed: LessonDeed<View, Event>): boolean
  /** Returns the cells of the next thing to do, to point out on the table. If left out, nothing is pointed out. */
  next?(view: View): readonly number[]
  /** Returns the cell of the piece that must do it, if other pieces could do it too. */
  by?(view: View): readonly number[]
  /**
   * Returns why the step has become impossible, so that the pupil must go back; null while it is possible. Left out if
   * it is always possible.
   */
  missed?(view: View): PlainTextKey | null
  /**
   * Returns whether the layout of an unplayed move completes the step. The deed that plays the layout completes this
   * step and the one after it.
   */
  drafted?(): boolean
}

/** A layout that one move plays, such as a fleet. */
export interface LessonDraft {
  /** Calls back after each change; returns a function that ends this. */
  follow(listener: () => void): () => void
  /** Returns the number of the lesson's steps that the layout completes. */
  done(): number
  /** Starts the layout over, from nothing. */
  clear(): void
}

/** The piece that the pupil has chosen for the next move. */
export interface LessonHand {
  /** Calls back after each change; returns a function that ends this. */
  follow(listener: () => void): () => void
  /**
   * Returns the cells to click first for a move to one of some cells: the piece that makes it, then the cells once the
   * piece is chosen. Returns nothing once a question about one of them is open: the answer is in the dock.
   *
   * @param by the cell of the piece that must make it; null if any piece that can may
   */
  first(cells: readonly number[], by: readonly number[] | null): readonly number[]
}

/** A match from its own position, with a guide beside it. */
export interface Lesson<View, Event> {
  readonly id: string
  readonly title: PlainTextKey
  readonly about: PlainTextKey
  /** The lesson learnt, in a sentence. */
  readonly learnt: PlainTextKey
  /** Advice for a match that ended before all steps were done; left out if that hardly happens. */
  readonly advice?: PlainTextKey
  /** The start, in the game's public form. */
  readonly position: Json
  readonly steps: readonly LessonStep<View, Event>[]
  /** Left out if every step is done by moves. */
  readonly draft?: LessonDraft
}

/** A deed and the number of its move, from 1. */
type CountedDeed<View, Event> = LessonDeed<View, Event> & { readonly move: number }

/** Returns the deeds of a match, from its events as the pupil received them. */
export function deedsOf<View, Event>(
  told: readonly EventBefore<View, Event>[],
  evolve: (view: View, event: Event) => View,
): readonly CountedDeed<View, Event>[] {
  return told.map(({ event, before, move }, index) => {
    const earlier = told.slice(0, index).filter((one) => one.move === move)
    const next = told[index + 1]?.event ?? null
    return { event, before, after: evolve(before, event), earlier: earlier.map((one) => one.event), next, move }
  })
}

/**
 * Returns the move counts after which the done steps were done: one after the other, each by a deed of its own. A deed
 * of the last step completes all.
 */
export function doneAfter<View, Event>(
  { steps }: Pick<Lesson<View, Event>, 'steps'>,
  deeds: readonly CountedDeed<View, Event>[],
): readonly number[] {
  const moves: number[] = []
  for (const deed of deeds) {
    if (steps.at(-1)?.done(deed)) return steps.map((_, index) => moves[index] ?? deed.move)
    for (let step = steps[moves.length]; step?.done(deed); step = goesOn(step, steps[moves.length]))
      moves.push(deed.move)
  }
  return moves
}

/** Returns the step after a done one, if the same deed may do it. */
function goesOn<View, Event>(
  done: LessonStep<View, Event>,
  next: LessonStep<View, Event> | undefined,
): LessonStep<View, Event> | undefined {
  return done.drafted || next?.standing ? next : undefined
}

/**
 * Returns the number of moves left after going back a step: to where this step began, or the one before it if nothing
 * has been played since. Null at the beginning of the lesson.
 */
export function stepBack(done: readonly number[], played: number): number | null {
  if (played === 0) return null
  const began = [0, ...done].filter((moves) => moves < played)
  return began.at(-1) ?? 0
}
