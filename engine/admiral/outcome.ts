import { fortsTaken, hasLost, hullLeft, sideOf, sidesOf, unitsOf } from './fleet.ts'
import type { AdmiralEvent, AdmiralState, EndReason, TeamId } from './types.ts'

/** Returns why the match is over now, apart from the round limit; null while it goes on (A-SCENARIO). */
export function endReason(state: AdmiralState): EndReason | null {
  if (state.assigning.length > 0) return null
  return state.options.scenario === 'treasure' ? treasureEnd(state) : battleEnd(state)
}

function treasureEnd({ ships, treasures }: AdmiralState): EndReason | null {
  const afloat = ships.filter((ship) => ship.at !== null)
  if (treasures.length === 0 && afloat.every((ship) => ship.gold === 0)) return 'all-landed'
  return afloat.length === 0 ? 'fleet-lost' : null
}

function battleEnd(state: AdmiralState): EndReason | null {
  const sides = sidesOf(state)
  const lost = sides.filter((side) => hasLost(state, side))
  if (sides.length - lost.length > 1) return null
  return lost.some((side) => fortsTaken(state, side)) ? 'fort-taken' : 'fleet-lost'
}

/** Returns the points by team, with partners sharing theirs: gold landed, or hull left of ships and forts. */
export function scores(state: AdmiralState): Readonly<Record<TeamId, number>> {
  const sums = state.teams.map(({ id }) => {
    const side = sideOf(state.options, id)
    return [id, side.reduce((sum, team) => sum + pointsOf(state, team), 0)] as const
  })
  return Object.fromEntries(sums) as Record<TeamId, number> // every team of the match
}

function pointsOf(state: AdmiralState, team: TeamId): number {
  if (state.options.scenario === 'treasure') return state.teams.find((entry) => entry.id === team)?.gold ?? 0
  return hullOf(state, team)
}

const hullOf = (state: AdmiralState, team: TeamId): number =>
  unitsOf(state, team).reduce((sum, unit) => sum + hullLeft(state, unit), 0)

/** Returns the winners of a shared treasure hunt: the side with the most hull left, if that was agreed. */
function tieBroken(state: AdmiralState, leading: readonly TeamId[]): readonly TeamId[] {
  if (state.options.scenario !== 'treasure' || !state.options.tieByHull) return leading
  const hull = (team: TeamId) => sideOf(state.options, team).reduce((sum, one) => sum + hullOf(state, one), 0)
  const most = Math.max(...leading.map(hull))
  return leading.filter((team) => hull(team) === most)
}

/**
 * Returns the event that ends the match: the remaining side wins, otherwise the side with the most points; several may
 * share it.
 */
export function matchEnded(state: AdmiralState, reason: EndReason): Extract<AdmiralEvent, { kind: 'matchEnded' }> {
  const points = scores(state)
  const teams = state.teams.map((entry) => entry.id)
  const standing = teams.filter((team) => !hasLost(state, sideOf(state.options, team)))
  const eligible = standing.length > 0 ? standing : teams
  const best = Math.max(...eligible.map((team) => points[team]))
  const winners = tieBroken(
    state,
    eligible.filter((team) => points[team] === best),
  )
  return { kind: 'matchEnded', winners, scores: points, reason }
}
