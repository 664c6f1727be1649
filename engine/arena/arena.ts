import type { GameRules, GameShape, Outcome, Seat } from '../kernel/game.ts'
import { type Played, playMove } from '../kernel/play.ts'
import type { Rng } from '../kernel/rng.ts'
import { openStream } from '../kernel/rng.ts'

/** Chooses a move from the view of a seat. */
export type Player<G extends GameShape> = (view: G['state'], seat: Seat, rng: Rng) => G['move']

/** Two players to be compared, and the game they play. */
export interface Contest<G extends GameShape> {
  readonly rules: GameRules<G>
  readonly options: G['options']
  readonly a: Player<G>
  readonly b: Player<G>
  /** Where a match begins, where that is not what the rules deal from its seed. */
  start?(seed: number): G['state']
}

/** The result of one match, for A: 1 won, 0 lost; where winners share, A's part of them. */
export type Score = number

/** Both matches of a pair: one deal, seats swapped. */
export type PairScores = readonly [Score, Score]

/** More decisions than any match takes: whoever reaches it plays without end. */
const ENDLESS = 200_000

/**
 * Plays one deal twice: A takes every other seat, beginning with the first, then the seats that B had.
 * The same seed gives the same pair.
 */
export function playPair<G extends GameShape>(contest: Contest<G>, seed: number): PairScores {
  return [playMatch(contest, seed, 0), playMatch(contest, seed, 1)]
}

/** One match in which A takes every other seat, beginning with number `first`. */
function playMatch<G extends GameShape>(contest: Contest<G>, seed: number, first: 0 | 1): Score {
  const { rules, options, a, b } = contest
  const start = contest.start?.(seed) ?? rules.setup(options, openStream(seed, 'deal'))
  const seatsOfA = rules.seats(start).filter((_, number) => number % 2 === first)
  const outcome = playToEnd(rules, start, seed, (seat) => (seatsOfA.includes(seat) ? a : b))
  return scoreOf(outcome, seatsOfA)
}

/** Plays on until the match is over; every move played is shown to `watch`. Throws when it does not end. */
export function playToEnd<G extends GameShape>(
  rules: GameRules<G>,
  start: G['state'],
  seed: number,
  playerOf: (seat: Seat) => Player<G>,
  watch: (played: Played<G>) => void = () => {},
): Outcome {
  const dice = openStream(seed, 'dice')
  const thinking = new Map(rules.seats(start).map((seat) => [seat, openStream(seed, `bot/${seat}`)]))
  let state = start
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const [seat] = rules.awaiting(state)
    const outcome = rules.outcome(state)
    if (seat === undefined || outcome) return outcome ?? { winners: [], scores: {}, reason: 'unfinished' }
    const rng = thinking.get(seat) ?? dice
    const played = playMove(rules, state, seat, playerOf(seat)(rules.view(state, seat), seat, rng), dice)
    watch(played)
    state = played.state
  }
  throw new RangeError(`the match dealt from seed ${seed} does not end`)
}

function scoreOf({ winners }: Outcome, seats: readonly Seat[]): Score {
  if (winners.length === 0) return 0.5
  return winners.filter((seat) => seats.includes(seat)).length / winners.length
}
