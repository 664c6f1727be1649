import type { GameRules, GameShape } from '../kernel/game.ts'
import type { Parsed } from '../kernel/parsed.ts'
import type { Rng } from '../kernel/rng.ts'

/**
 * A game as a match and its records need it: the rules, and the public forms of options, positions and moves.
 * Public forms are what the table protocol shows; records keep them because they outlive changes inside.
 */
export interface MatchGame<G extends GameShape> {
  readonly rules: GameRules<G>
  /** Fills in defaults and refuses what this version cannot play. */
  parseOptions(input: unknown): Parsed<G['options']>
  /** The options that a state was set up with. */
  optionsOf(state: G['state']): G['options']
  /** Reads a public position; `rng` deals what it leaves to luck. */
  parsePosition(input: unknown, rng: Rng): Parsed<G['state']>
  /** The whole position, nothing hidden; `parsePosition` gives the same state back. */
  printPosition(state: G['state']): unknown
  /** Reads a public move. A problem that names a rule means: well formed, but never legal in this game. */
  parseMove(input: unknown): Parsed<G['move']>
  printMove(move: G['move']): unknown
}
