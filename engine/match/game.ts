import type { GameRules, GameShape } from '../kernel/game.ts'
import type { Parsed } from '../kernel/parsed.ts'
import type { Rng } from '../kernel/rng.ts'

/**
 * The parts of a game that a match and its records use: the rules, and the public forms of options, positions and
 * moves. The protocol uses the public forms; records store them because they stay stable when internals change.
 */
export interface MatchGame<G extends GameShape> {
  readonly rules: GameRules<G>
  /** Parses options, fills in defaults and rejects what this version cannot play. */
  parseOptions(input: unknown): Parsed<G['options']>
  /** Returns the options that a state was set up with. */
  optionsOf(state: G['state']): G['options']
  /**
   * Returns true for options that name content which a later version may draw differently, such as a map. Even a lean
   * record then holds the first position. Absent if the options define everything.
   */
  namesContent?(options: G['options']): boolean
  /**
   * Returns the public position from which the program begins usual matches that it does not deal from options alone.
   * A screen that deals it from the seed can check such a start. Absent if all usual matches are dealt from options.
   */
  usualPosition?(options: G['options']): unknown
  /** Parses a public position; `rng` deals what the position leaves open. */
  parsePosition(input: unknown, rng: Rng): Parsed<G['state']>
  /** Returns the complete, unredacted position; `parsePosition` restores the same state from it. */
  printPosition(state: G['state']): unknown
  /**
   * Completes the view that a replay starts with: adds what the state has gained since it was stored, and checks what
   * folding events does not check. Absent if there is nothing to do.
   */
  readStoredView?(view: object): Parsed<object>
  /**
   * Parses a public move. A problem with a rule id means that the move is well formed but never legal.
   *
   * @param state any state of the match: names of cells depend on its board
   */
  parseMove(input: unknown, state: G['state']): Parsed<G['move']>
  printMove(move: G['move'], state: G['state']): unknown
}
