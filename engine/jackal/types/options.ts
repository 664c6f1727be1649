import type { MapName } from '../data/maps.ts'
import type { Board } from './board.ts'

/** The variants, one for each match (J-ARCH). */
export const VARIANTS = ['classic', 'archipelago'] as const
export type Variant = (typeof VARIANTS)[number]

/** The settings agreed before a match. */
export interface JackalOptions {
  readonly players: 2 | 3 | 4
  /** Crews commanded by each of two players. */
  readonly crews: 1 | 2
  readonly alliances: 'none' | 'pairs'
  readonly shipPicksUpSwimmers: boolean
  readonly lifeboat: boolean
  readonly variant: Variant
  /** A map that comes with the game, or a custom one with its deck. */
  readonly map: MapName | Board
  readonly endWhenDecided: boolean
  /** The number of rounds without a new tile, scored or lost gold, or a death after which the match ends. */
  readonly idleRounds: number
}
