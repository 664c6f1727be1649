import { distanceBetween } from '../../../engine/admiral/cells.ts'
import { isEnemy } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { type Shot, type ShotTable, shotOf, type Weight } from '../../director/shot.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { isAdmiralView } from '../view.ts'

/** The duration of each kind of moment, including the way there, in milliseconds. */
const LASTS: Readonly<Record<Weight, number>> = { quiet: 1600, passing: 1600, telling: 2400, great: 3200 }
/** Height of masts, in cells. */
const MASTS = 0.9

function look({ board }: AdmiralState, cells: readonly Cell[], weight: Weight): Shot {
  const points = cells.flatMap((cell) => {
    const spot = cellSpot(board, cell)
    return [
      { ...spot, y: WATER },
      { ...spot, y: WATER + MASTS },
    ]
  })
  return { points, weight, lasts: LASTS[weight] }
}

/** Returns the cells of ships afloat and of forts, in the order of their ids. */
function cellsOf({ ships, forts }: AdmiralState, ids: readonly UnitId[]): readonly Cell[] {
  const units = [...ships, ...forts]
  return ids.flatMap((id) => units.find((unit) => unit.id === id)?.at ?? [])
}

/** Returns a shot at the height of decks. */
const low = (shot: Shot): Shot => ({ ...shot, isLow: true })

const lookAt = (state: AdmiralState, ids: readonly UnitId[], weight: Weight): Shot =>
  look(state, cellsOf(state, ids), weight)

/** The distance within which ships can be fired at or boarded in the next turn, in cells. */
const CLOSE = 2

/** Returns a ship that comes newly close to enemies, with these enemies; for all but the player who sails it. */
function closingIn(state: AdmiralState, id: UnitId, from: Cell, to: Cell): Shot | null {
  const team = state.ships.find((ship) => ship.id === id)?.team
  if (!team) return null
  const moved = look(state, [from, to], 'quiet')
  const met = state.ships.flatMap((one) => {
    if (one.at === null || !isEnemy(state, team, one)) return []
    return distanceBetween(one.at, to) <= CLOSE && distanceBetween(one.at, from) > CLOSE ? [one.at] : []
  })
  return met.length === 0 ? moved : { ...look(state, [to, ...met], 'passing'), actor: moved.points, by: team }
}

/** The camera shot of each event of Admiral. Hidden captains never move the camera. */
export const admiralShots: ShotTable<AdmiralState, AdmiralEvent> = {
  activationBegan: null,
  activationEnded: null,
  boardingBegan: ({ ship, target }, state) => low(lookAt(state, [ship, target], 'great')),
  boardingFought: ({ ship, target }, state) => low(lookAt(state, [ship, target], 'great')),
  captainEmbarked: null,
  captainLanded: null,
  captainsAssigned: null,
  captainShown: ({ ship }, state) => lookAt(state, [ship], 'telling'),
  captainTurnedDown: null,
  criticalRolled: ({ by, target, critical }, state) => lookAt(state, [by, target], critical ? 'great' : 'telling'),
  fortSilenced: ({ fort }, state) => lookAt(state, [fort], 'great'),
  fortTaken: ({ fort, by }, state) => lookAt(state, [by, fort], 'great'),
  goldLanded: ({ ship, fort }, state) => ({ ...lookAt(state, [ship, fort], 'great'), isDecisive: true }),
  hullDamaged: ({ unit, cause }, state) => lookAt(state, [unit], cause === 'storm' ? 'telling' : 'quiet'),
  lootShifted: null,
  matchEnded: ({ winners }, state) => {
    const ships = state.ships.filter(({ team }) => winners.includes(team)).map(({ id }) => id)
    return lookAt(state, ships, 'great')
  },
  moveEnded: null,
  offerAnswered: null,
  offerMade: null,
  roundBegan: null,
  sailsDamaged: ({ ship }, state) => lookAt(state, [ship], 'quiet'),
  sailsSet: null,
  shipDrifted: ({ path, from, stoppedBy }, state) => look(state, [from, ...path], stoppedBy ? 'passing' : 'quiet'),
  shipMoved: ({ ship, from, to }, state) => closingIn(state, ship, from, to),
  shipRepaired: ({ ship }, state) => lookAt(state, [ship], 'quiet'),
  shipSunk: ({ at }, state) => ({ ...low(look(state, [at], 'great')), isDecisive: true }),
  shipTaken: ({ ship, by }, state) => lookAt(state, [by, ship], 'great'),
  shipTurned: ({ ship }, state) => lookAt(state, [ship], 'quiet'),
  shotsFired: ({ by, at }, state) => {
    const salvo = by.length > 1 || by.some(({ shots }) => shots > 1)
    return low(look(state, [...by.map(({ from }) => from), at], salvo ? 'great' : 'telling'))
  },
  swiftDeclared: ({ ship }, state) => lookAt(state, [ship], 'passing'),
  treasureLoaded: ({ at }, state) => ({ ...look(state, [at], 'telling'), isDecisive: true }),
  turnPassed: null,
}

/** Returns the camera shot of an event on the shown view. */
export function findAdmiralShot(shown: unknown, event: { readonly kind: string }): Shot | null {
  return isAdmiralView(shown) ? shotOf(admiralShots, event as AdmiralEvent, shown) : null // events come with views of the same game
}
