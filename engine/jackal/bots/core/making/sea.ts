import type { Cell } from '../../../types.ts'
import {
  type Core,
  firstOf,
  friendsOf,
  hereOf,
  isFriday,
  isPreacher,
  look,
  type PieceNumber,
  type PieceSet,
  sideOfTeam,
  type TeamNumber,
  teamOf,
  vesselOwner,
  vesselSide,
} from '../core.ts'
import { ANYBODY, BOAT_IN_HAND, FRIDAY, IN_HAND, PREACHER, SIDE_CREW } from '../layout.ts'
import { followUp } from './arriving.ts'
import { die } from './dying.ts'
import { floatBoat, leaveLoad, loseLoad, scoreLoad } from './loads.ts'
import { kill, partMeeting, turnFriday } from './people.ts'
import { endMove } from './turns.ts'

/**
 * Applies the effects on a piece that has come onto a sea cell: `comeToSea` of the rules (J-SWIM, J-HIT, J-SHIP,
 * J-BOAT).
 */
export function comeToSea(core: Core, piece: PieceNumber, cell: Cell): void {
  const here = hereOf(core, cell)
  const side = vesselSide(core, teamOf(core, piece), here)
  if (side > 0) return comeAboard(core, piece, vesselOwner(core, here))
  if (side < 0) return die(core, piece, 'ship')
  if (core.get(IN_HAND) === BOAT_IN_HAND) return launchBoat(core, piece, cell)
  loseLoad(core)
  meetInWater(core, piece, here & ANYBODY & ~(1 << piece))
}

function comeAboard(core: Core, piece: PieceNumber, vessel: TeamNumber): void {
  const load = core.get(IN_HAND)
  // No ship takes the boat aboard (J-BOAT).
  if (load === BOAT_IN_HAND) leaveLoad(core)
  else if (load !== 0) scoreLoad(core, vessel)
  partMeeting(core)
  followUp(core, piece, false)
}

/** Launches the boat in hand where the piece is; meets swimmers there (J-BOAT). */
function launchBoat(core: Core, piece: PieceNumber, cell: Cell): void {
  const team = teamOf(core, piece)
  const swimmers = hereOf(core, cell) & ANYBODY & ~(1 << piece)
  core.set(IN_HAND, 0)
  floatBoat(core, cell, team, look(core.frame.ground.waters, cell))
  drownFoes(core, swimmers, team)
  partMeeting(core)
  followUp(core, piece, true)
}

/** Drowns swimmers of other sides where a vessel has come; its own are aboard (J-SHIP, J-BOAT). */
export function drownFoes(core: Core, swimmers: PieceSet, team: TeamNumber): void {
  const foes = swimmers & ~core.get(SIDE_CREW + sideOfTeam(core, team))
  for (let left = foes; left !== 0; left &= left - 1) kill(core, firstOf(left))
}

/** Resolves a meeting of swimmers (J-SWIM). */
function meetInWater(core: Core, piece: PieceNumber, others: PieceSet): void {
  if (others === 0) return followUp(core, piece, false)
  const foes = others & ~friendsOf(core, piece)
  const preacher = core.get(PREACHER)
  const friday = core.get(FRIDAY)
  if (isFriday(core, piece) || isPreacher(core, piece)) {
    if ((others & (isFriday(core, piece) ? preacher : friday)) !== 0) {
      partMeeting(core)
      return endMove(core, piece)
    }
    return foes === 0 ? followUp(core, piece, false) : die(core, piece, 'water')
  }
  if ((foes & preacher) !== 0) return die(core, piece, 'water')
  for (let left = foes & ~friday; left !== 0; left &= left - 1) kill(core, firstOf(left))
  if ((foes & friday) !== 0) turnFriday(core, firstOf(friday), teamOf(core, piece))
  followUp(core, piece, false)
}
