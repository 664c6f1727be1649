import { BOTS as ADMIRAL_BOTS } from '../admiral/bots/index.ts'
import { printEvent as printAdmiralEvent } from '../admiral/codec.ts'
import { BOT_LEVELS as ADMIRAL_LEVELS } from '../admiral/data/botLevels.ts'
import { BOT_PERSONALITIES as ADMIRAL_PERSONALITIES } from '../admiral/data/botPersonalities.ts'
import { ruleOf as admiralRuleOf } from '../admiral/data/refusals.ts'
import { scores as admiralScores } from '../admiral/outcome.ts'
import { printView as printAdmiralView } from '../admiral/position.ts'
import type { AdmiralShape } from '../admiral/types.ts'
import { BOTS as JACKAL_BOTS } from '../jackal/bots/index.ts'
import { printEvent as printJackalEvent } from '../jackal/codec.ts'
import { BOT_LEVELS as JACKAL_LEVELS } from '../jackal/data/botLevels.ts'
import { BOT_PERSONALITIES as JACKAL_PERSONALITIES } from '../jackal/data/botPersonalities.ts'
import { ruleOf as jackalRuleOf } from '../jackal/data/refusals.ts'
import { scores as jackalScores } from '../jackal/outcome.ts'
import { printView as printJackalView } from '../jackal/position.ts'
import type { JackalShape } from '../jackal/types.ts'
import { type Bots, botsOf } from '../kernel/bots.ts'
import type { GameShape, Seat, Viewer } from '../kernel/game.ts'
import type { MatchGame } from '../match/game.ts'
import { BOTS as SEA_BOTS } from '../sea-battle/bots/index.ts'
import { printCell as printSeaCell } from '../sea-battle/cells.ts'
import { printEvent as printSeaEvent } from '../sea-battle/codec.ts'
import { BOT_LEVELS as SEA_LEVELS } from '../sea-battle/data/botLevels.ts'
import { ruleOf as seaRuleOf } from '../sea-battle/data/refusals.ts'
import { scores as seaScores } from '../sea-battle/outcome.ts'
import { placementFault } from '../sea-battle/placement.ts'
import { printView as printSeaView } from '../sea-battle/position.ts'
import type { SeaBattleShape } from '../sea-battle/types.ts'
import { ADMIRAL_MATCH } from './recorded/admiral.ts'
import { JACKAL_MATCH } from './recorded/jackal.ts'
import { SEA_BATTLE_MATCH } from './recorded/seaBattle.ts'

/** A game as the table protocol offers it. */
export interface TableGame<G extends GameShape> extends MatchGame<G> {
  /** Returns the position as a viewer may see it. */
  printView(state: G['state'], viewer: Viewer): object
  printEvent(event: G['event'], state: G['state']): object
  /** Returns the current points by seat. */
  scores(state: G['state']): Readonly<Record<Seat, number>>
  /** Returns the id of the rule behind a refusal. */
  ruleOf(refusal: G['refusal']): string
  /** The kinds of legal moves that are too many to be listed. */
  readonly unlisted?: readonly string[]
  /** True if the protocol asks only the first of several seats that decide at the same time. */
  readonly inTurn?: true
  /** Returns the cells that make a refused move illegal, if it names several. */
  cellsAtFault?(state: G['state'], move: G['move']): readonly string[]
  readonly bots: Bots<G>
}

/** Jackal as used by the protocol and the host. */
export const JACKAL: TableGame<JackalShape> = {
  ...JACKAL_MATCH,
  printView: printJackalView,
  printEvent: printJackalEvent,
  scores: jackalScores,
  ruleOf: jackalRuleOf,
  bots: botsOf(JACKAL_LEVELS, JACKAL_BOTS, JACKAL_PERSONALITIES),
}

/** Sea Battle as used by the protocol and the host. */
export const SEA_BATTLE: TableGame<SeaBattleShape> = {
  ...SEA_BATTLE_MATCH,
  printView: printSeaView,
  printEvent: printSeaEvent,
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

/** Admiral as used by the protocol and the host. */
export const ADMIRAL: TableGame<AdmiralShape> = {
  ...ADMIRAL_MATCH,
  printView: printAdmiralView,
  printEvent: printAdmiralEvent,
  scores: admiralScores,
  ruleOf: admiralRuleOf,
  unlisted: ['salvo'],
  bots: botsOf(ADMIRAL_LEVELS, ADMIRAL_BOTS, ADMIRAL_PERSONALITIES),
}
