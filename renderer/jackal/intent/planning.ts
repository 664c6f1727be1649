import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { type Asked, type Selected, type Target, targetsOf } from './targets.ts'

/** A player's plan while others move: one of their own pieces, and its targets. */
export interface Plan {
  readonly selected: Selected
  readonly targets: readonly Target[]
}

const askedByTeam = memoizePerObject((_view: JackalState) => new Map<TeamId, Asked>())

/** Returns a piece's targets as if it were its crew's turn in the shown view; null for others' pieces. */
export function planOf(view: JackalState, selected: Selected | null, own: readonly Seat[]): Plan | null {
  const team = selected && ownTeam(view, selected, own)
  if (!team || view.result) return null
  const asked = askedOf(view, team)
  const choices = { asked, view, selected, carry: null, bottle: false, first: null }
  return { selected, targets: targetsOf(choices) }
}

/** Returns the team of a piece or ship, if one of the seats commands it while no grove is at work. */
export function ownTeam({ teams, pieces }: JackalState, one: Selected, own: readonly Seat[]): TeamId | null {
  const id = one.kind === 'ship' ? one.team : pieces.find((piece) => piece.id === one.id)?.team
  return teams.find((team) => team.id === id && own.includes(team.seat))?.id ?? null
}

/** Returns the host's question to a team, as far as it follows from the view. */
function askedOf(view: JackalState, team: TeamId): Asked {
  const known = askedByTeam(view).get(team)
  if (known) return known
  const seat = view.teams.find(({ id }) => id === team)?.seat ?? team
  const then: JackalState = { ...view, turn: team, decision: null, groveTurns: 0 }
  const asked = { seat, moves: legalMoves(then, seat).map((move) => ({ move, hint: hint(then, move) })) }
  askedByTeam(view).set(team, asked)
  return asked
}
