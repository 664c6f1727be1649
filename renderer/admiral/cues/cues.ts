import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { CueTable } from '../../playback/cue.ts'
import type { EffectName } from '../effects/names.ts'
import { boardingBegan, boardingFought } from './boarding.ts'
import {
  captainEmbarked,
  captainLanded,
  captainShown,
  captainsAssigned,
  captainTurnedDown,
  swiftDeclared,
} from './captains.ts'
import { criticalRolled, fortSilenced, hullDamaged, sailsDamaged } from './damage.ts'
import { shotsFired } from './gunnery/gunnery.ts'
import { lootShifted } from './loot.ts'
import { activationBegan, activationEnded, matchEnded, turnPassed } from './match.ts'
import { offerAnswered, offerMade } from './offers.ts'
import { goldLanded, shipRepaired, treasureLoaded } from './port.ts'
import { fortTaken, shipTaken } from './prizes.ts'
import { shipDrifted } from './sailing/drift.ts'
import { moveEnded, sailsSet, shipMoved, shipTurned } from './sailing/sailing.ts'
import { shipSunk } from './sinking.ts'
import { roundBegan } from './weather.ts'

/** The animation and the sound of each kind of event in Admiral. */
export const admiralCues: CueTable<AdmiralState, AdmiralEvent, EffectName> = {
  activationBegan,
  activationEnded,
  boardingBegan,
  boardingFought,
  captainEmbarked,
  captainLanded,
  captainsAssigned,
  captainShown,
  captainTurnedDown,
  criticalRolled,
  fortSilenced,
  fortTaken,
  goldLanded,
  hullDamaged,
  lootShifted,
  matchEnded,
  moveEnded,
  offerAnswered,
  offerMade,
  roundBegan,
  sailsDamaged,
  sailsSet,
  shipDrifted,
  shipMoved,
  shipRepaired,
  shipSunk,
  shipTaken,
  shipTurned,
  shotsFired,
  swiftDeclared,
  treasureLoaded,
  turnPassed,
}
