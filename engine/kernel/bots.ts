import type { GameShape, Seat } from './game.ts'
import { accepted, type Parsed, rejected } from './parsed.ts'
import type { Rng } from './rng.ts'

/** The options of a bot, besides the view of its seat. */
export interface BotOptions {
  /**
   * The number of positions to look at for one move; the level's default if left out. Levels that search nothing ignore
   * it.
   */
  readonly budget?: number | undefined
  /** A factor of the level's default number of positions if `budget` is left out; 1 by default. */
  readonly effort?: number
  /**
   * Set when the advice is for a person: the shown values rise and fall with the match, more moves may be evaluated
   * fully, and ties are not broken at random. Otherwise a bot may weight a victory above the mean result, because it
   * then plays better. Games without such a difference ignore this.
   */
  readonly forPeople?: boolean
  /**
   * Returns true if the best move so far must be played at once. Levels that search call it now and then. If the search
   * has found nothing better, the policy's choice is played. A completed budget gives the same move with and without
   * it.
   */
  readonly isOverdue?: () => boolean
  /**
   * Lessons from earlier matches against the same people, in the game's own form. Levels that learn nothing ignore it.
   */
  readonly lessons?: readonly unknown[]
  /**
   * The name of a personality: preferences that do not depend on results; plain if left out or unknown. It is weighed
   * against the worth of moves, so it may have no effect if a bot has no positions or no time to look at them.
   */
  readonly personality?: string | undefined
}

/**
 * The factor of positions that advice takes compared with the choice of one move: it must distinguish moves by worth.
 */
export const ADVICE_EFFORT = 10

/**
 * The reason why a move is no real alternative to the first advice. `order`: it may also come before the first move.
 * `later`: it only delays the first move.
 */
export type Beside = 'order' | 'later'

/** A move with the result that its seat can expect. */
export interface Advice<Move> {
  readonly move: Move
  /** Later moves of the same seat that complete its plan, in order; missing if there are none. */
  readonly sequel?: readonly Move[]
  /** Expected result of the match, from 0 (lost) to 1 (won). */
  readonly value: number
  /**
   * The same in the game's own unit, which separates moves with almost equal results; missing if there is no finer
   * unit.
   */
  readonly worth?: number
  /** Set only in advice for people. */
  readonly beside?: Beside
}

/** A computer player. */
export interface Bot<G extends GameShape> {
  /**
   * Returns the bot's move. The bot sees only the view of its seat. The same view, luck and options give the same move.
   * Throws RangeError if the seat has nothing to decide.
   */
  choose(view: G['state'], seat: Seat, rng: Rng, options?: BotOptions): G['move']
  /**
   * Returns the bot's own move, then the other considered moves, best first; none is worth more than the first. It uses
   * the same view and the same policy as `choose`; its first move is the result of `choose` for the same view, luck and
   * options. Advice for people may have this move in another form, and lists moves with `beside` last. Throws
   * RangeError if the seat has nothing to decide.
   */
  advise(view: G['state'], seat: Seat, rng: Rng, options?: BotOptions): readonly Advice<G['move']>[]
}

/** Returns advice with `first` as the best: caps the values of the others at its value and sorts them. */
export function inOrder<Move>(first: Advice<Move>, others: readonly Advice<Move>[]): readonly Advice<Move>[] {
  const rest = others.map((one) => notAbove(one, first))
  return [first, ...rest.toSorted((a, b) => worthOf(b) - worthOf(a))]
}

/** Returns the number that orders advice on one question: `worth` if present, otherwise the expected result. */
export function worthOf({ worth, value }: Pick<Advice<unknown>, 'worth' | 'value'>): number {
  return worth ?? value
}

/** Returns advice with its worth and value capped at those of `first`. */
export function notAbove<Move>(one: Advice<Move>, first: Advice<Move>): Advice<Move> {
  const { worth, value } = one
  const lower = worth !== undefined && first.worth !== undefined && { worth: Math.min(worth, first.worth) }
  return { ...one, value: Math.min(value, first.value), ...lower }
}

/**
 * Returns the expected result, from 0 to 1, for a lead. The curve uses only roots, so it is the same on every machine.
 *
 * @param scale the lead that wins three matches in four, in the same unit as `lead`; above 0
 */
export function expectedResult(lead: number, scale: number): number {
  const x = lead / scale
  return (1 + x / Math.sqrt(3 + x * x)) / 2
}

/**
 * Returns the chance against `rivals` equal rivals, given the chance against one of them. `rivals` may be a fraction.
 */
export function shareAmong(chance: number, rivals: number): number {
  return chance / (chance + rivals * (1 - chance))
}

/** The bots of one game. */
export interface Bots<G extends GameShape> {
  /** The names of the levels, weakest first. */
  readonly levels: readonly string[]
  /** Names of the personalities that a bot of any level may have. */
  readonly personalities: readonly string[]
  /** Returns the bot of a level, or a problem that lists the available levels. */
  at(level: string): Parsed<Bot<G>>
}

/** Makes the bots of a game by level: a level without a bot does not compile. */
export function botsOf<G extends GameShape, Level extends string>(
  levels: readonly Level[],
  bots: Readonly<Record<NoInfer<Level>, Bot<G>>>,
  personalities: readonly string[] = [],
): Bots<G> {
  return {
    levels,
    personalities,
    at(name) {
      const level = levels.find((one) => one === name)
      return level ? accepted(bots[level]) : rejected('level', `no bot ${name}: there are ${levels.join(', ')}`)
    },
  }
}
