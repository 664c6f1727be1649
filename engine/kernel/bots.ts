import type { GameShape, Seat } from './game.ts'
import { accepted, type Parsed, rejected } from './parsed.ts'
import type { Rng } from './rng.ts'

/** What a bot may be given besides the view of its seat. */
export interface BotOptions {
  /** Positions to look at for one move; the level's own number when left out. Levels that search nothing ignore it. */
  readonly budget?: number | undefined
  /**
   * Whether the best move so far must be played at once. Asked now and then by levels that search; the policy's choice is
   * played where nothing better has been found. A budget that is completed gives the same move with and without it.
   */
  readonly isOverdue?: () => boolean
  /** What earlier matches against the same people taught, in the game's own form. Levels that learn nothing ignore it. */
  readonly lessons?: readonly unknown[]
}

/** A player by machine. */
export interface Bot<G extends GameShape> {
  /**
   * The bot's move. It sees nothing but the view of its seat; the same view, luck and options give the same move.
   * Throws RangeError when the seat has nothing to decide.
   */
  choose(view: G['state'], seat: Seat, rng: Rng, options?: BotOptions): G['move']
}

/** The bots of one game. */
export interface Bots<G extends GameShape> {
  /** Weakest first. */
  readonly levels: readonly string[]
  /** The bot of a level; where there is no such level, a problem that names those there are. */
  at(level: string): Parsed<Bot<G>>
}

/** The bots of a game by level: a level without a bot does not compile. */
export function botsOf<G extends GameShape, Level extends string>(
  levels: readonly Level[],
  bots: Readonly<Record<NoInfer<Level>, Bot<G>>>,
): Bots<G> {
  return {
    levels,
    at(name) {
      const level = levels.find((one) => one === name)
      return level ? accepted(bots[level]) : rejected('level', `no bot ${name}: there are ${levels.join(', ')}`)
    },
  }
}
