import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { type CueTable, foldAt, pause } from '../../playback/cue.ts'

/** The usual times of an event on the 3D table: when it is folded into the shown state, and when it ends. */
type Times = readonly [folds: number, ends: number]

const TIMES: Readonly<Record<AdmiralEvent['kind'], Times>> = {
  activationBegan: [240, 240],
  activationEnded: [300, 300],
  boardingBegan: [1420, 1420],
  boardingFought: [2120, 2120],
  captainEmbarked: [620, 620],
  captainLanded: [620, 620],
  captainsAssigned: [0, 820],
  captainShown: [114, 1420],
  captainTurnedDown: [460, 460],
  criticalRolled: [1690, 1690],
  fortSilenced: [1100, 1100],
  fortTaken: [460, 1240],
  goldLanded: [1160, 1580],
  hullDamaged: [640, 640],
  lootShifted: [640, 960],
  matchEnded: [3240, 3240],
  moveEnded: [260, 260],
  offerAnswered: [300, 300],
  offerMade: [460, 460],
  roundBegan: [1900, 1900],
  sailsDamaged: [620, 620],
  sailsSet: [320, 320],
  shipDrifted: [840, 840],
  shipMoved: [720, 720],
  shipRepaired: [1200, 1200],
  shipSunk: [2900, 2900],
  shipTaken: [460, 1240],
  shipTurned: [720, 720],
  shotsFired: [1124, 1974],
  swiftDeclared: [420, 420],
  treasureLoaded: [560, 820],
  turnPassed: [510, 510],
}

/** Cues with the usual times of the 3D table alone: its own cues would bring three.js along. */
export const usualCues = Object.fromEntries(
  Object.entries(TIMES).map(([kind, [folds, ends]]) => [kind, () => [foldAt(folds), pause(0, ends)]]),
) as unknown as CueTable<AdmiralState, AdmiralEvent> // one entry per kind
