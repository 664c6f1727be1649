import type { SessionStep } from '../../host/session.ts'
import { type DecidingTurn, decidingTurns, type MatchCurve } from './curve.ts'

/** A match as its viewer has seen it: the views before the first move and after each, and what each move led to. */
export interface Told<View> {
  readonly positions: readonly View[]
  readonly steps: readonly SessionStep[]
}

/** What chance gave one side, against what was to be expected. Each game says what it counts. */
export interface LuckLine<Side extends string = string> {
  readonly side: Side
  /** Shots, or tiles. */
  readonly tries: number
  readonly got: number
  /** Mean of what as many tries bring. */
  readonly expected: number
}

/** What the page of the result tells of the course of a match. */
export interface MatchStory<Side extends string = string> {
  readonly curve: MatchCurve<Side>
  readonly luck: readonly LuckLine<Side>[]
  readonly turns: readonly DecidingTurn[]
}

/** A deciding turn in words. */
export interface NamedTurn {
  /** The recording that shows so many moves shows it next. */
  readonly move: number
  readonly text: string
}

/** The story of a match from its curve and luck. */
export function storyOf<Side extends string>(
  curve: MatchCurve<Side> | null,
  luck: readonly LuckLine<Side>[],
  steps: readonly Pick<SessionStep, 'by'>[],
): MatchStory<Side> | null {
  if (!curve || steps.length === 0) return null
  const movers = steps.map(({ by }) => by)
  return { curve, luck, turns: decidingTurns(curve, movers) }
}

/** The views of a record and what each of its moves led to, move by move. */
export function movesOf<View>({ positions, steps }: Told<View>): readonly {
  readonly before: View
  readonly events: SessionStep['events']
}[] {
  return steps.flatMap(({ events }, index) => {
    const before = positions[index]
    return before === undefined ? [] : [{ before, events }]
  })
}
