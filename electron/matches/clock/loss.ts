import type { GameShape, Outcome, Seat } from '../../../engine/kernel/game.ts'
import { GAVE_UP, LOST_ON_TIME, TABLE_ENDED } from '../../contract/ipc.ts'
import type { HostedGame } from '../../games/hostedGame.ts'

type Sides = readonly (readonly Seat[])[]

function sidesOf(game: HostedGame, state: GameShape['state']): Sides {
  return game.sides?.(state) ?? game.match.rules.seats(state).map((seat) => [seat])
}

function sidesWithout(lost: readonly Seat[], game: HostedGame, state: GameShape['state']): Sides {
  const left = sidesOf(game, state).map((side) => side.filter((seat) => !lost.includes(seat)))
  return left.filter((side) => side.length > 0)
}

/** Returns the end of a match in which only one side has not lost on time; null while there are more. */
export function endOnTime(game: HostedGame, state: GameShape['state'], lost: readonly Seat[]): Outcome | null {
  const [winners = [], ...others] = sidesWithout(lost, game, state)
  if (others.length > 0) return null
  return { winners, scores: game.scores?.(state) ?? {}, reason: LOST_ON_TIME }
}

/**
 * Returns the end by the rules, for the seats that have not lost on time: they win, and if none of the winners is left,
 * the best of the others.
 */
export function endWithout(lost: readonly Seat[], outcome: Outcome | null): Outcome | null {
  if (!outcome || lost.length === 0) return outcome
  const winners = outcome.winners.filter((seat) => !lost.includes(seat))
  if (winners.length > 0) return { ...outcome, winners }
  const others = Object.entries(outcome.scores).filter(([seat]) => !lost.includes(seat))
  const best = Math.max(...others.map(([, score]) => score))
  return { ...outcome, winners: others.flatMap(([seat, score]) => (score === best ? [seat] : [])) }
}

/**
 * Returns the end of a match that a seat gives up: the best of the other sides by the current scores wins, or several
 * if they are equal.
 */
export function endGivenUp(game: HostedGame, state: GameShape['state'], seat: Seat): Outcome {
  const sides = sidesOf(game, state).filter((side) => !side.includes(seat))
  return { ...bestOf(sides, game.scores?.(state) ?? {}), reason: GAVE_UP }
}

/**
 * Returns the end of a match that the table ends for everyone: by the present scores, the best side of the seats that
 * have not lost on time wins.
 */
export function endByTable(game: HostedGame, state: GameShape['state'], lost: readonly Seat[]): Outcome {
  return { ...bestOf(sidesWithout(lost, game, state), game.scores?.(state) ?? {}), reason: TABLE_ENDED }
}

/** Returns the best of some sides by their scores; several if they are equal. */
function bestOf(sides: Sides, scores: Outcome['scores']): Omit<Outcome, 'reason'> {
  const worth = (side: readonly Seat[]) => Math.max(...side.map((one) => scores[one] ?? 0))
  const best = Math.max(...sides.map(worth))
  return { winners: sides.filter((side) => worth(side) === best).flat(), scores }
}
