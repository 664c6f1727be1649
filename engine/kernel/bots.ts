import type { GameShape, Seat } from './game.ts'
import { accepted, type Parsed, rejected } from './parsed.ts'
import type { Rng } from './rng.ts'

/** What a bot may be given besides the view of its seat. */
export interface BotOptions {
  /** Positions to look at for one move; the level's own number when left out. Levels that search nothing ignore it. */
  readonly budget?: number | undefined
  /** Where no budget is given: so many times the level's own number of positions; once when left out. */
  readonly effort?: number
  /**
   * Whether a person is told: values rise and fall with the match, more moves may be weighed to the end, and no luck decides between
   * what is equally good. Otherwise a bot may be keener on victory than the mean of results would be, which plays better. Games
   * without such a difference ignore it.
   */
  readonly forPeople?: boolean
  /**
   * Whether the best move so far must be played at once. Asked now and then by levels that search; the policy's choice is
   * played where nothing better has been found. A budget that is completed gives the same move with and without it.
   */
  readonly isOverdue?: () => boolean
  /** What earlier matches against the same people taught, in the game's own form. Levels that learn nothing ignore it. */
  readonly lessons?: readonly unknown[]
  /**
   * A temper, by its name in the game: what the bot likes for its own sake; plain where it is left out or unknown. It is
   * weighed against what moves lead to: where a bot has no positions or no time to look at them, it may count for nothing.
   */
  readonly temper?: string | undefined
}

/** Advice tells moves apart by their worth, which takes so many times the positions of choosing one. */
export const ADVICE_EFFORT = 10

/**
 * Why a move is no choice beside the first that is advised. `order`: it may as well come before it. `later`: it only puts it
 * off.
 */
export type Beside = 'order' | 'later'

/** A move, and what its seat may expect of it. */
export interface Advice<Move> {
  readonly move: Move
  /** Moves of the same seat that carry on what it begins, in order; missing where it stands alone. */
  readonly sequel?: readonly Move[]
  /** Expected result of the match, from 0 (lost) to 1 (won). */
  readonly value: number
  /** The same in the game's own measure, which tells moves apart where the result hardly moves; missing where none is finer. */
  readonly worth?: number
  /** Told to people only. */
  readonly beside?: Beside
}

/** A player by machine. */
export interface Bot<G extends GameShape> {
  /**
   * The bot's move. It sees nothing but the view of its seat; the same view, luck and options give the same move.
   * Throws RangeError when the seat has nothing to decide.
   */
  choose(view: G['state'], seat: Seat, rng: Rng, options?: BotOptions): G['move']
  /**
   * What the bot would do, then the other moves that it has thought about, the better first, none of them worth more than
   * the first. It sees as little as `choose`, plays by the same rules of thought, and its first move is what `choose` gives
   * for the same view, luck and options; a person may be told it in another form, and last what is `beside` it. Throws RangeError
   * when the seat has nothing to decide.
   */
  advise(view: G['state'], seat: Seat, rng: Rng, options?: BotOptions): readonly Advice<G['move']>[]
}

/** Advice with its first entry as the best: no other is given a higher value, and the rest stand in the order of theirs. */
export function inOrder<Move>(first: Advice<Move>, others: readonly Advice<Move>[]): readonly Advice<Move>[] {
  const rest = others.map((one) => notAbove(one, first))
  return [first, ...rest.toSorted((a, b) => worthOf(b) - worthOf(a))]
}

/** What tells advice on the same question apart: the game's own measure where it is told, otherwise the expected result. */
export function worthOf({ worth, value }: Pick<Advice<unknown>, 'worth' | 'value'>): number {
  return worth ?? value
}

/** Advice that is worth no more than other. */
export function notAbove<Move>(one: Advice<Move>, first: Advice<Move>): Advice<Move> {
  const { worth, value } = one
  const lower = worth !== undefined && first.worth !== undefined && { worth: Math.min(worth, first.worth) }
  return { ...one, value: Math.min(value, first.value), ...lower }
}

/**
 * The expected result of whoever leads by so much, from 0 to 1: by a curve of nothing but roots, which is the same on every
 * machine.
 *
 * @param scale the lead with which three in four are won, in the same measure as the lead; above 0
 */
export function expectedResult(lead: number, scale: number): number {
  const x = lead / scale
  return (1 + x / Math.sqrt(3 + x * x)) / 2
}

/**
 * Returns the part of the chance against one rival that is left where several are as strong as that one. `rivals` may
 * be a fraction.
 */
export function shareAmong(chance: number, rivals: number): number {
  return chance / (chance + rivals * (1 - chance))
}

/** The bots of one game. */
export interface Bots<G extends GameShape> {
  /** Weakest first. */
  readonly levels: readonly string[]
  /** Tempers that a bot of any level may have. */
  readonly tempers: readonly string[]
  /** The bot of a level; where there is no such level, a problem that names those there are. */
  at(level: string): Parsed<Bot<G>>
}

/** The bots of a game by level: a level without a bot does not compile. */
export function botsOf<G extends GameShape, Level extends string>(
  levels: readonly Level[],
  bots: Readonly<Record<NoInfer<Level>, Bot<G>>>,
  tempers: readonly string[] = [],
): Bots<G> {
  return {
    levels,
    tempers,
    at(name) {
      const level = levels.find((one) => one === name)
      return level ? accepted(bots[level]) : rejected('level', `no bot ${name}: there are ${levels.join(', ')}`)
    },
  }
}
