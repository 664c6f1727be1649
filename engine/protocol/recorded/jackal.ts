import { parseMove, printMove } from '../../jackal/codec.ts'
import { namesMap, parseOptions } from '../../jackal/options.ts'
import { readStoredView } from '../../jackal/position/storedView.ts'
import { parsePosition, printPosition } from '../../jackal/position.ts'
import { jackal } from '../../jackal/rules.ts'
import type { JackalShape } from '../../jackal/types.ts'
import type { MatchGame } from '../../match/game.ts'

/** Jackal as used by a match and its record: without bots. */
export const JACKAL_MATCH: MatchGame<JackalShape> = {
  rules: jackal,
  parseOptions,
  optionsOf: (state) => state.options,
  namesContent: namesMap,
  parsePosition,
  printPosition,
  readStoredView,
  parseMove,
  printMove,
}
