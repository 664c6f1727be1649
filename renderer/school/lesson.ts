import type { Json } from '../../electron/contract/ipc.ts'
import type { Told } from '../hud/recap/told.ts'
import type { PlainTextKey } from '../i18n/t.ts'

/** An event of a lesson's match, with the states around it. */
export interface LessonDeed<View, Event> {
  readonly event: Event
  readonly before: View
  readonly after: View
  /** What the same move led to before it. */
  readonly earlier: readonly Event[]
  /** What happened next; null as long as nothing has. */
  readonly next: Event | null
}

/** What the pupil is to do next. */
export interface LessonStep<View, Event> {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
  /** Told after the text, of what a flat table does not have. */
  readonly tableText?: PlainTextKey
  /** One deed does it, so any other is told to be beside the point. */
  readonly short?: true
  /** What to tell of a deed of the pupil's that is beside the point, where one deed is not enough; null of any other. */
  astray?(deed: LessonDeed<View, Event>): PlainTextKey | null
  /** Done by the deed of the step before it where what it asks is so already. */
  readonly standing?: true
  /** Whether an event does what is asked. */
  done(deed: LessonDeed<View, Event>): boolean
  /** The cells where the next thing to do is: they are pointed out on the table. Nothing is where it is left out. */
  next?(view: View): readonly number[]
  /** The cell of whoever is to do it, where others could as well. */
  by?(view: View): readonly number[]
  /** Why it cannot be done any more, which leaves nothing but to go back; null as long as it can. Left out where it always can. */
  missed?(view: View): PlainTextKey | null
  /**
   * Whether it is done in what the pupil lays out and has not played yet. The deed that plays it does this step and the
   * one after it.
   */
  drafted?(): boolean
}

/** What the pupil lays out before it is played in one move, as a fleet is. */
export interface LessonDraft {
  /** Calls back after each change; returns what ends that. */
  follow(listener: () => void): () => void
  /** How many steps of the lesson are done in it. */
  done(): number
  /** Lays it out anew, from nothing. */
  clear(): void
}

/** Whom the pupil has chosen for his next move. */
export interface LessonHand {
  /** Calls back after each change; returns what ends that. */
  follow(listener: () => void): () => void
  /**
   * What is to be clicked first for a move to one of some cells: who makes it, and the cells once he is chosen. Nothing once
   * a question about one of them is open: the answer is in the dock.
   *
   * @param by the cell of whoever is to make it; null where anybody may who can
   */
  first(cells: readonly number[], by: readonly number[] | null): readonly number[]
}

/** A match from a position of its own, with a guide beside it. */
export interface Lesson<View, Event> {
  readonly id: string
  readonly title: PlainTextKey
  readonly about: PlainTextKey
  /** What the pupil takes away from it. */
  readonly learnt: PlainTextKey
  /** What to try where the match ended before all steps were done; left out where it hardly can. */
  readonly advice?: PlainTextKey
  /** Where it begins, in the game's public form. */
  readonly position: Json
  readonly steps: readonly LessonStep<View, Event>[]
  /** Left out where every step is done by moves. */
  readonly draft?: LessonDraft
}

/** A deed and the number of the move that it belongs to, from 1. */
type CountedDeed<View, Event> = LessonDeed<View, Event> & { readonly move: number }

/** The deeds of a match, from its events as they were told. */
export function deedsOf<View, Event>(
  told: readonly Told<View, Event>[],
  evolve: (view: View, event: Event) => View,
): readonly CountedDeed<View, Event>[] {
  return told.map(({ event, before, move }, index) => {
    const earlier = told.slice(0, index).filter((one) => one.move === move)
    const next = told[index + 1]?.event ?? null
    return { event, before, after: evolve(before, event), earlier: earlier.map((one) => one.event), next, move }
  })
}

/**
 * After how many moves each step was done, for all that are: one after the other, each by a deed of its own. Who reaches
 * what the last step asks has done all.
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

/** The step after one that is done, where the same deed may do it. */
function goesOn<View, Event>(
  done: LessonStep<View, Event>,
  next: LessonStep<View, Event> | undefined,
): LessonStep<View, Event> | undefined {
  return done.drafted || next?.standing ? next : undefined
}

/**
 * How many moves are left after going back a step: to where this step began, or the one before it if nothing has been
 * played since. Null at the beginning of the lesson.
 */
export function stepBack(done: readonly number[], played: number): number | null {
  if (played === 0) return null
  const began = [0, ...done].filter((moves) => moves < played)
  return began.at(-1) ?? 0
}
