import { parseMove, printMove } from '../../admiral/codec.ts'
import { parseOptions } from '../../admiral/options.ts'
import { nearPosition } from '../../admiral/position/nearSea.ts'
import { parsePosition, printPosition } from '../../admiral/position.ts'
import { admiral } from '../../admiral/rules.ts'
import type { AdmiralShape } from '../../admiral/types.ts'
import type { MatchGame } from '../../match/game.ts'

/** Admiral as used by a match and its record: without bots. */
export const ADMIRAL_MATCH: MatchGame<AdmiralShape> = {
  rules: admiral,
  parseOptions,
  optionsOf: (state) => state.options,
  usualPosition: nearPosition,
  parsePosition,
  printPosition,
  parseMove,
  printMove,
}
