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
  /** Returns the start of a match, if the rules do not deal it from the seed. */
  start?(seed: number): G['state']
}

/** The result of one match, for A: 1 won, 0 lost; of a shared victory, A's part. */
export type Score = number

/** The results of both matches of a pair: one deal, seats swapped. */
export type PairScores = readonly [Score, Score]

/** More decisions than any match takes; a match that reaches this limit has no end. */
const ENDLESS = 200_000

/**
 * Plays one deal twice: A takes every other seat, beginning with the first, then the seats that B had. The same seed
 * gives the same pair.
 */
export function playPair<G extends GameShape>(contest: Contest<G>, seed: number): PairScores {
  return [playMatch(contest, seed, 0), playMatch(contest, seed, 1)]
}

/** Plays one match in which A takes every other seat, beginning with number `first`. */
function playMatch<G extends GameShape>(contest: Contest<G>, seed: number, first: 0 | 1): Score {
  const { rules, a, b } = contest
  const start = startOf(contest, seed)
  const seatsOfA = everyOther(rules.seats(start), first)
  const outcome = playToEnd(rules, start, seed, (seat) => (seatsOfA.includes(seat) ? a : b))
  return scoreOf(outcome, seatsOfA)
}

/** Returns the start of the match of a seed. */
export function startOf<G extends GameShape>(
  { rules, options, start }: Pick<Contest<G>, 'rules' | 'options' | 'start'>,
  seed: number,
): G['state'] {
  return start?.(seed) ?? rules.setup(options, openStream(seed, 'deal'))
}

/** Returns every other seat, beginning with number `first`: the seats of one player. */
export function everyOther(seats: readonly Seat[], first: 0 | 1): readonly Seat[] {
  return seats.filter((_, number) => number % 2 === first)
}

/** Plays on until the match is over; `watch` receives every played move. Throws if the match does not end. */
export function playToEnd<G extends GameShape>(
  rules: GameRules<G>,
  start: G['state'],
  seed: number,
  playerOf: (seat: Seat) => Player<G>,
  watch: (played: Played<G>) => void = () => {},
): Outcome {
  const match = new ArenaMatch(rules, start, seed)
  while (match.actor !== null) watch(match.play(match.choiceOf(playerOf(match.actor))))
  return match.outcome
}

/** A match under way, played one decision at a time. */
export class ArenaMatch<G extends GameShape> {
  readonly rules: GameRules<G>
  state: G['state']
  private readonly seed: number
  private readonly dice: Rng
  private readonly thinking: ReadonlyMap<Seat, Rng>
  private decisions = 0

  constructor(rules: GameRules<G>, start: G['state'], seed: number) {
    this.rules = rules
    this.state = start
    this.seed = seed
    this.dice = openStream(seed, 'dice')
    this.thinking = new Map(rules.seats(start).map((seat) => [seat, openStream(seed, `bot/${seat}`)]))
  }

  /** The seat that must decide, the first of several; null when the match is over. */
  get actor(): Seat | null {
    return this.rules.outcome(this.state) ? null : (this.rules.awaiting(this.state)[0] ?? null)
  }

  /** The result of the match; without winners while it goes on. */
  get outcome(): Outcome {
    return this.rules.outcome(this.state) ?? { winners: [], scores: {}, reason: 'unfinished' }
  }

  /** Returns a player's choice for the seat that must decide. */
  choiceOf(player: Player<G>): G['move'] {
    const seat = this.deciding()
    return player(this.rules.view(this.state, seat), seat, this.thinking.get(seat) ?? this.dice)
  }

  /** Plays a legal move of the seat that must decide. Throws if the match is too long. */
  play(move: G['move']): Played<G> {
    if (++this.decisions > ENDLESS) throw new RangeError(`the match dealt from seed ${this.seed} does not end`)
    const played = playMove(this.rules, this.state, this.deciding(), move, this.dice)
    this.state = played.state
    return played
  }

  private deciding(): Seat {
    const { actor } = this
    if (actor === null) throw new RangeError('the match is over')
    return actor
  }
}

/** Returns the score of one player's seats in a match. */
export function scoreOf({ winners }: Outcome, seats: readonly Seat[]): Score {
  if (winners.length === 0) return 0.5
  return winners.filter((seat) => seats.includes(seat)).length / winners.length
}
