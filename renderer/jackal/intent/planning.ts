import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { type Asked, type Selected, type Target, targetsOf } from './targets.ts'

/** What a player thinks about while others move: one of his own, and where that one could go. */
export interface Plan {
  readonly selected: Selected
  readonly targets: readonly Target[]
}

const askedByTeam = memoizePerObject((_view: JackalState) => new Map<TeamId, Asked>())

/** Where somebody could go if it were his crew's turn in what the table shows; null for who is not one's own. */
export function planOf(view: JackalState, selected: Selected | null, own: readonly Seat[]): Plan | null {
  const team = selected && ownTeam(view, selected, own)
  if (!team || view.result) return null
  const asked = askedOf(view, team)
  const choices = { asked, view, selected, carry: null, bottle: false, first: null }
  return { selected, targets: targetsOf(choices) }
}

/** The team of a piece or ship, if one of the seats commands it when no grove is at work. */
export function ownTeam({ teams, pieces }: JackalState, one: Selected, own: readonly Seat[]): TeamId | null {
  const id = one.kind === 'ship' ? one.team : pieces.find((piece) => piece.id === one.id)?.team
  return teams.find((team) => team.id === id && own.includes(team.seat))?.id ?? null
}

/** What the host would ask of a team, as far as the view tells. */
function askedOf(view: JackalState, team: TeamId): Asked {
  const known = askedByTeam(view).get(team)
  if (known) return known
  const seat = view.teams.find(({ id }) => id === team)?.seat ?? team
  const then: JackalState = { ...view, turn: team, decision: null, groveTurns: 0 }
  const asked = { seat, moves: legalMoves(then, seat).map((move) => ({ move, hint: hint(then, move) })) }
  askedByTeam(view).set(team, asked)
  return asked
}
