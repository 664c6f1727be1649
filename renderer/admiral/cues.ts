import type { AdmiralEvent, AdmiralState } from '../../engine/admiral/types.ts'
import type { CueTable } from '../playback/cue.ts'
import { boardingBegan, boardingFought } from './cues/boarding.ts'
import { captainEmbarked, captainLanded, captainShown, captainsAssigned, captainTurnedDown } from './cues/captains.ts'
import { criticalRolled, fortSilenced, hullDamaged, sailsDamaged } from './cues/damage.ts'
import { shipDrifted } from './cues/drift.ts'
import { shotsFired } from './cues/gunnery.ts'
import { lootShifted } from './cues/loot.ts'
import { activationBegan, activationEnded, matchEnded, turnPassed } from './cues/match.ts'
import { offerAnswered, offerMade } from './cues/offers.ts'
import { goldLanded, shipRepaired, treasureLoaded } from './cues/port.ts'
import { fortTaken, shipTaken } from './cues/prizes.ts'
import { moveEnded, sailsSet, shipMoved, shipTurned } from './cues/sailing.ts'
import { shipSunk } from './cues/sinking.ts'
import { roundBegan } from './cues/weather.ts'
import type { EffectName } from './effects/names.ts'

/** What each thing that happens in Admiral looks and sounds like. */
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
  treasureLoaded,
  turnPassed,
}
