import { hullLeft, sidesOf, unitsOf } from '../../engine/admiral/fleet.ts'
import type { AdmiralState, TeamId } from '../../engine/admiral/types.ts'
import { chancesAtEnd, chancesInRace, sharesOf } from '../hud/broadcast/chances.ts'

/**
 * Returns the chance of each side as viewers may guess it. In a hunt: gold landed, and of the rest a part for each ship
 * afloat. In a battle the square of its hull: more guns last longer, and so fire more often.
 */
export function chancesOf(
  view: AdmiralState,
): readonly { readonly sides: readonly TeamId[]; readonly chance: number }[] {
  const parties = sidesOf(view)
  const { result } = view
  const chances = result
    ? chancesAtEnd(parties.map((party) => party.some((team) => result.winners.includes(team))))
    : running(view, parties)
  return parties.map((sides, place) => ({ sides, chance: chances[place] ?? 0 }))
}

function running(view: AdmiralState, parties: readonly (readonly TeamId[])[]): readonly number[] {
  const afloat = (party: readonly TeamId[]) => view.ships.filter(({ team, at }) => at !== null && party.includes(team))
  if (view.options.scenario !== 'treasure') return sharesOf(parties.map((party) => hullOf(view, party) ** 2))
  const racers = parties.map((party) => ({
    gold: view.teams.reduce((sum, { id, gold }) => sum + (party.includes(id) ? gold : 0), 0),
    hands: afloat(party).length,
  }))
  return chancesInRace(racers, goldLeft(view))
}

const hullOf = (view: AdmiralState, party: readonly TeamId[]): number =>
  party.flatMap((team) => unitsOf(view, team)).reduce((sum, unit) => sum + hullLeft(view, unit), 0)

/** Returns the gold on islands and aboard ships. */
const goldLeft = ({ treasures, ships }: AdmiralState): number =>
  [...treasures, ...ships].reduce((sum, { gold }) => sum + gold, 0)
