import { BOTS as ADMIRAL_BOTS } from '../admiral/bots/index.ts'
import { BOT_LEVELS as ADMIRAL_LEVELS } from '../admiral/data/botLevels.ts'
import { BOT_TEMPERS as ADMIRAL_TEMPERS } from '../admiral/data/botTempers.ts'
import { ruleOf as admiralRuleOf } from '../admiral/data/refusals.ts'
import { parseOptions as parseAdmiralOptions } from '../admiral/options.ts'
import { scores as admiralScores } from '../admiral/outcome.ts'
import * as admiralPosition from '../admiral/position.ts'
import { admiral } from '../admiral/rules.ts'
import type { AdmiralShape } from '../admiral/types.ts'
import * as admiralWire from '../admiral/wire.ts'
import { BOTS as JACKAL_BOTS } from '../jackal/bots/index.ts'
import { BOT_LEVELS as JACKAL_LEVELS } from '../jackal/data/botLevels.ts'
import { BOT_TEMPERS as JACKAL_TEMPERS } from '../jackal/data/botTempers.ts'
import { ruleOf as jackalRuleOf } from '../jackal/data/refusals.ts'
import { namesMap, parseOptions as parseJackalOptions } from '../jackal/options.ts'
import { scores as jackalScores } from '../jackal/outcome.ts'
import { readStoredView } from '../jackal/position/storedView.ts'
import * as jackalPosition from '../jackal/position.ts'
import { jackal } from '../jackal/rules.ts'
import type { JackalShape } from '../jackal/types.ts'
import * as jackalWire from '../jackal/wire.ts'
import { type Bots, botsOf } from '../kernel/bots.ts'
import type { GameShape, Seat, Viewer } from '../kernel/game.ts'
import type { MatchGame } from '../match/game.ts'
import { BOTS as SEA_BOTS } from '../sea-battle/bots/index.ts'
import { printCell as printSeaCell } from '../sea-battle/cells.ts'
import { BOT_LEVELS as SEA_LEVELS } from '../sea-battle/data/botLevels.ts'
import { ruleOf as seaRuleOf } from '../sea-battle/data/refusals.ts'
import { parseOptions as parseSeaOptions } from '../sea-battle/options.ts'
import { scores as seaScores } from '../sea-battle/outcome.ts'
import { placementFault } from '../sea-battle/placement.ts'
import * as seaPosition from '../sea-battle/position.ts'
import { seaBattle } from '../sea-battle/rules.ts'
import type { SeaBattleShape } from '../sea-battle/types.ts'
import * as seaWire from '../sea-battle/wire.ts'

/** A game as the table protocol offers it. */
export interface TableGame<G extends GameShape> extends MatchGame<G> {
  /** The position as a viewer may know it. */
  printView(state: G['state'], viewer: Viewer): object
  printEvent(event: G['event'], state: G['state']): object
  /** Points by seat as the match stands. */
  scores(state: G['state']): Readonly<Record<Seat, number>>
  /** Id of the rule behind a refusal. */
  ruleOf(refusal: G['refusal']): string
  /** Kinds of moves that are legal but too many to be listed. */
  readonly unlisted?: readonly string[]
  /** Of several seats that decide at once, the protocol asks the first alone. */
  readonly inTurn?: true
  /** Cells that make a refused move illegal, where it names several. */
  cellsAtFault?(state: G['state'], move: G['move']): readonly string[]
  readonly bots: Bots<G>
}

/** Jackal as the protocol and the host know it. */
export const JACKAL: TableGame<JackalShape> = {
  rules: jackal,
  parseOptions: parseJackalOptions,
  optionsOf: (state) => state.options,
  namesContent: namesMap,
  parsePosition: jackalPosition.parsePosition,
  printPosition: jackalPosition.printPosition,
  readStoredView,
  printView: jackalPosition.printView,
  parseMove: jackalWire.parseMove,
  printMove: jackalWire.printMove,
  printEvent: jackalWire.printEvent,
  scores: jackalScores,
  ruleOf: jackalRuleOf,
  bots: botsOf(JACKAL_LEVELS, JACKAL_BOTS, JACKAL_TEMPERS),
}

/** Sea Battle as the protocol and the host know it. */
export const SEA_BATTLE: TableGame<SeaBattleShape> = {
  rules: seaBattle,
  parseOptions: parseSeaOptions,
  optionsOf: (state) => state.options,
  parsePosition: seaPosition.parsePosition,
  printPosition: seaPosition.printPosition,
  printView: seaPosition.printView,
  parseMove: seaWire.parseMove,
  printMove: seaWire.printMove,
  printEvent: seaWire.printEvent,
  scores: seaScores,
  ruleOf: seaRuleOf,
  unlisted: ['place'],
  inTurn: true,
  cellsAtFault(state, move) {
    if (move.kind !== 'place') return []
    return (placementFault(move.ships, state.options)?.cells ?? []).map(printSeaCell)
  },
  bots: botsOf(SEA_LEVELS, SEA_BOTS),
}

/** Admiral as the protocol and the host know it. */
export const ADMIRAL: TableGame<AdmiralShape> = {
  rules: admiral,
  parseOptions: parseAdmiralOptions,
  optionsOf: (state) => state.options,
  parsePosition: admiralPosition.parsePosition,
  printPosition: admiralPosition.printPosition,
  printView: admiralPosition.printView,
  parseMove: admiralWire.parseMove,
  printMove: admiralWire.printMove,
  printEvent: admiralWire.printEvent,
  scores: admiralScores,
  ruleOf: admiralRuleOf,
  unlisted: ['salvo'],
  bots: botsOf(ADMIRAL_LEVELS, ADMIRAL_BOTS, ADMIRAL_TEMPERS),
}
