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
  const { rules, a, b } = contest
  const start = startOf(contest, seed)
  const seatsOfA = everyOther(rules.seats(start), first)
  const outcome = playToEnd(rules, start, seed, (seat) => (seatsOfA.includes(seat) ? a : b))
  return scoreOf(outcome, seatsOfA)
}

/** Where the match of a seed begins. */
export function startOf<G extends GameShape>(
  { rules, options, start }: Pick<Contest<G>, 'rules' | 'options' | 'start'>,
  seed: number,
): G['state'] {
  return start?.(seed) ?? rules.setup(options, openStream(seed, 'deal'))
}

/** Every other seat, beginning with number `first`: those of one player. */
export function everyOther(seats: readonly Seat[], first: 0 | 1): readonly Seat[] {
  return seats.filter((_, number) => number % 2 === first)
}

/** Plays on until the match is over; every move played is shown to `watch`. Throws when it does not end. */
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

/** A match under way, one decision after the other. */
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

  /** How it ended; nobody has won a match that goes on. */
  get outcome(): Outcome {
    return this.rules.outcome(this.state) ?? { winners: [], scores: {}, reason: 'unfinished' }
  }

  /** What a player would do for the seat that must decide. */
  choiceOf(player: Player<G>): G['move'] {
    const seat = this.deciding()
    return player(this.rules.view(this.state, seat), seat, this.thinking.get(seat) ?? this.dice)
  }

  /** Plays a legal move of the seat that must decide. Throws when the match has lasted too long to end. */
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

/** What the seats of one player have won of a match. */
export function scoreOf({ winners }: Outcome, seats: readonly Seat[]): Score {
  if (winners.length === 0) return 0.5
  return winners.filter((seat) => seats.includes(seat)).length / winners.length
}
