import { FLAT, type SearchSettings } from '../../search/settings.ts'
import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { hasteOf } from './haste.ts'
import type { Fondness } from './personalities.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { type Thinking, think } from './thinking.ts'

/** The settings of a level, in one object so that variants can play matches against each other. */
export interface LevelSettings extends Thinking {
  /** The maximum random bonus of a move, in tenths of a coin. */
  readonly error: number
}

/** Looks right after each move, then playouts; all moves of a round share their worlds and whims. */
const SEARCH: SearchSettings = { ...FLAT, looks: { worlds: 6, share: 1 / 4, weight: 4 }, shortlist: 8 }
const PLAIN: LevelSettings = { rounds: 2, whims: 3, search: SEARCH, error: 0 }

/**
 * `easy` looks no further than its own move. Looks in many worlds are more informative than playouts: `master` takes
 * three times as many as `hard` and gives them more weight. All but `master` have errors, or they would hardly differ.
 */
export const LEVELS = {
  easy: { ...PLAIN, search: { ...SEARCH, looks: { worlds: 3, share: 1, weight: 0 }, shortlist: 0 }, error: 2.5 },
  medium: { ...PLAIN, error: 2.3 },
  hard: { ...PLAIN, error: 0.8 },
  master: { ...PLAIN, search: { ...SEARCH, looks: { worlds: 18, share: 1 / 4, weight: 18 } } },
} as const satisfies Readonly<Record<BotLevel, LevelSettings>>

/** Returns the sensible moves, best first, ranked with the given settings. */
export function searchAs(
  settings: LevelSettings,
  subject: Subject<JackalState>,
  fondness: Fondness,
): readonly Ranked<JackalMove>[] {
  const { view, seat, rng } = subject
  const moves = sensibleMoves(view, seat)
  const haste = hasteOf(view, seat)
  const errors = new Map(moves.map((move) => [move, settings.error * rng.unit()]))
  return think(subject, moves, settings, (move) => fondness(move) + haste(move) + (errors.get(move) ?? 0))
}
