import type { MatchGame } from '../../match/game.ts'
import { parseMove, printMove } from '../../sea-battle/codec.ts'
import { parseOptions } from '../../sea-battle/options.ts'
import { parsePosition, printPosition } from '../../sea-battle/position.ts'
import { seaBattle } from '../../sea-battle/rules.ts'
import type { SeaBattleShape } from '../../sea-battle/types.ts'

/** Sea Battle as used by a match and its record: without bots. */
export const SEA_BATTLE_MATCH: MatchGame<SeaBattleShape> = {
  rules: seaBattle,
  parseOptions,
  optionsOf: (state) => state.options,
  parsePosition,
  printPosition,
  parseMove,
  printMove,
}
