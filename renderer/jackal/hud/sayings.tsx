import type { JackalEvent, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { Cause, Occasion } from '../../hud/beats/sayings.ts'
import type { SayingSource } from '../../hud/beats/useSayings.ts'
import { Flag } from '../insignia/insignia.tsx'
import { isJackalView } from '../view.ts'

/** The turns between two remarks: with four crews, two rounds. */
const PAUSE = 8

/** The occasions for bots' remarks: gold brought home, blows taken, the treasure, and victory. */
export const JACKAL_SAYINGS: SayingSource = {
  causesOf: (event, before) => (isJackalView(before) ? causesOf(event as JackalEvent, before) : []), // of the same game
  turnOf: (view) => (isJackalView(view) ? view.turnNumber : 0),
  flagOf(seat, view) {
    const team = isJackalView(view) ? view.teams.find((one) => one.seat === seat) : undefined
    return team ? <Flag team={team.id} width={3.5} /> : null
  },
  pause: PAUSE,
}

function causesOf(event: JackalEvent, before: JackalState): readonly Cause[] {
  switch (event.kind) {
    case 'loadScored':
      return byTeam(before, event.team, event.load === 'treasure' ? 'prize' : 'gold')
    case 'tileRevealed':
      return event.tile.treasure ? byPiece(before, event.by, 'prize') : []
    case 'pieceStruck':
      return byPiece(before, event.piece, 'hurt')
    case 'matchEnded':
      return event.winners.map((seat) => ({ seat, occasion: 'won' }))
    default:
      return []
  }
}

function byPiece(before: JackalState, id: PieceId, occasion: Occasion): readonly Cause[] {
  const piece = before.pieces.find((one) => one.id === id)
  return piece ? byTeam(before, piece.team, occasion) : []
}

function byTeam({ teams }: JackalState, id: TeamId, occasion: Occasion): readonly Cause[] {
  const team = teams.find((one) => one.id === id)
  return team ? [{ seat: team.seat, occasion }] : []
}
