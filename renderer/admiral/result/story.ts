import { hullLeft, sidesOf, unitNamed, unitsOf } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import { curveOf } from '../../hud/story/curve.ts'
import { type LuckLine, type MatchStory, movesOf, type SeenMatch, storyOf } from '../../hud/story/story.ts'
import { readEvents } from '../view.ts'

/** Returns the points of each squadron, round by round, its luck with the die, and the turns that decided the match. */
export function admiralStory(told: SeenMatch<AdmiralState>): MatchStory<TeamId> | null {
  const curve = curveOf<AdmiralState, TeamId>(told.positions, {
    sides: ({ teams }) => teams.map(({ id }) => id),
    parties: sidesOf,
    standing: pointsOf,
    round: ({ round }) => round,
  })
  return storyOf(curve, gunnery(told), told.steps)
}

/** Returns gold landed in a treasure hunt, else hull left of ships and forts (A-SCENARIO). */
export function pointsOf(view: AdmiralState, team: TeamId): number {
  if (view.options.scenario === 'treasure') return view.teams.find(({ id }) => id === team)?.gold ?? 0
  return unitsOf(view, team).reduce((sum, unit) => sum + hullLeft(view, unit), 0)
}

/** The number of faces of the die. */
const FACES = 6

/**
 * Returns the hits of each squadron's guns compared with the expected hits. Every shot counts with its shown chance:
 * the faces that hit, of six; the shots of a salvo hit or miss together and count one by one. Shots belong to the
 * squadron that owned the ship or fort as it fired. Criticals and boardings are not counted.
 */
export function gunnery(told: SeenMatch<AdmiralState>): readonly LuckLine<TeamId>[] {
  const volleys = movesOf(told).flatMap(({ before, events }) =>
    readEvents(events).flatMap((event) =>
      event.kind === 'shotsFired'
        ? event.by.map(({ ship, shots }) => ({
            team: unitNamed(before, ship)?.team,
            shots,
            hits: event.hit ? shots : 0,
            expected: (shots * event.faces.length) / FACES,
          }))
        : [],
    ),
  )
  const teams = told.positions[0]?.teams ?? []
  return teams.map(({ id }) => {
    const own = volleys.filter(({ team }) => team === id)
    const sum = (key: 'shots' | 'hits' | 'expected') => own.reduce((total, volley) => total + volley[key], 0)
    return { side: id, tries: sum('shots'), got: sum('hits'), expected: sum('expected') }
  })
}
