import type { SessionStep } from '../../host/session.ts'
import { type DecidingTurn, decidingTurns, type MatchCurve } from './curve.ts'

/** A match as its viewer sees it: the views before the first move and after each, and the events of each move. */
export interface SeenMatch<View> {
  readonly positions: readonly View[]
  readonly steps: readonly SessionStep[]
}

/** The luck of one side, against the expected value. Each game names what it counts. */
export interface LuckLine<Side extends string = string> {
  readonly side: Side
  /** Shots, or tiles. */
  readonly tries: number
  readonly got: number
  /** The mean of the same number of tries. */
  readonly expected: number
}

/** The content of the result page about the course of a match. */
export interface MatchStory<Side extends string = string> {
  readonly curve: MatchCurve<Side>
  readonly luck: readonly LuckLine<Side>[]
  readonly turns: readonly DecidingTurn[]
}

/** A deciding turn in words. */
export interface NamedTurn {
  /** The recording after that many moves shows it next. */
  readonly move: number
  readonly text: string
}

/** Returns the story of a match from its curve and luck. */
export function storyOf<Side extends string>(
  curve: MatchCurve<Side> | null,
  luck: readonly LuckLine<Side>[],
  steps: readonly Pick<SessionStep, 'by'>[],
): MatchStory<Side> | null {
  if (!curve || steps.length === 0) return null
  const movers = steps.map(({ by }) => by)
  return { curve, luck, turns: decidingTurns(curve, movers) }
}

/** Returns the views of a record and the events of its moves, move by move. */
export function movesOf<View>({ positions, steps }: SeenMatch<View>): readonly {
  readonly before: View
  readonly events: SessionStep['events']
}[] {
  return steps.flatMap(({ events }, index) => {
    const before = positions[index]
    return before === undefined ? [] : [{ before, events }]
  })
}
