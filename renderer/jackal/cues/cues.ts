import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import type { CueTable } from '../../playback/cue.ts'
import type { EffectName } from '../effects/names.ts'
import { bearWalked, bearWoken, pieceMauled } from './bear.ts'
import { boatFound, boatLaunched, boatRowed } from './boat.ts'
import {
  bottleGiven,
  bottlesFound,
  bottleUsed,
  missionaryArmed,
  pieceDrank,
  pieceFreed,
  pieceTrapped,
} from './conditions.ts'
import { pieceDied } from './deaths.ts'
import { fridayTurned, pieceEmerged, pieceJoined, pieceLeft, pieceLost, pieceRevived, pieceStruck } from './fates.ts'
import { withLife } from './life/life.ts'
import { loadDropped, loadLifted, loadLost, loadScored } from './loads.ts'
import {
  decisionAsked,
  endAccepted,
  endDeclined,
  endOffered,
  groveEntered,
  matchEnded,
  oathSworn,
  turnPassed,
  turnSkipped,
} from './match.ts'
import { shipPlaced, shipSailed } from './ships.ts'
import { pieceMoved } from './steps.ts'
import { swimmerRescued } from './swimmers.ts'
import {
  airplaneUsed,
  earthquakeStruck,
  lighthouseClimbed,
  tilePeeked,
  tileRevealed,
  tilesArranged,
  tilesSwapped,
} from './tiles.ts'

const CUES: CueTable<JackalState, JackalEvent, EffectName> = {
  airplaneUsed,
  bearWalked,
  bearWoken,
  boatFound,
  boatLaunched,
  boatRowed,
  bottleGiven,
  bottlesFound,
  bottleUsed,
  decisionAsked,
  earthquakeStruck,
  endAccepted,
  endDeclined,
  endOffered,
  fridayTurned,
  groveEntered,
  lighthouseClimbed,
  loadDropped,
  loadLifted,
  loadLost,
  loadScored,
  matchEnded,
  missionaryArmed,
  oathSworn,
  pieceDied,
  pieceDrank,
  pieceEmerged,
  pieceFreed,
  pieceJoined,
  pieceLeft,
  pieceLost,
  pieceMauled,
  pieceMoved,
  pieceRevived,
  pieceStruck,
  pieceTrapped,
  shipPlaced,
  shipSailed,
  swimmerRescued,
  tilePeeked,
  tileRevealed,
  tilesArranged,
  tilesSwapped,
  turnPassed,
  turnSkipped,
}

/** The look and sound of each event of Jackal. */
export const jackalCues = withLife(CUES)
