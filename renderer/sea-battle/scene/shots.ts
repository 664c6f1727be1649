import { cellAt, FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleEvent, SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { ShotFinder } from '../../director/StoryCamera.tsx'
import { type Shot, type ShotTable, shotOf, type Weight } from '../../director/shot.ts'
import { cellSpot, trayOf, WATER } from '../table/anchors.ts'
import { isSeaBattleView } from '../view.ts'

/** The duration of each kind of moment, including the flight there, in milliseconds. */
const LASTS: Readonly<Record<Weight, number>> = { passing: 1400, telling: 2000, great: 3000 }

/** The corners of a sea. */
const CORNERS = [
  cellAt(0, 0),
  cellAt(FIELD_SIZE - 1, 0),
  cellAt(0, FIELD_SIZE - 1),
  cellAt(FIELD_SIZE - 1, FIELD_SIZE - 1),
]

/**
 * Returns the camera shots of Sea Battle's events: hits, sinkings, and the winner's sea. The places of hidden fleets
 * never move it.
 */
export function seaBattleShots(near: SeaSeat): ShotTable<SeaBattleState, SeaBattleEvent> {
  const look = (sea: SeaSeat, cells: readonly Cell[], weight: Weight): Shot => {
    const points = cells.map((cell) => ({ ...cellSpot(trayOf(sea, near), cell), y: WATER }))
    return { points, weight, lasts: LASTS[weight] }
  }
  return {
    battleJoined: null,
    fleetPlaced: null,
    fleetsOpened: null,
    matchEnded: ({ winners: [winner] }) => (winner ? look(winner, CORNERS, 'great') : null),
    shotFired: ({ by, at, result, ship }) => {
      if (result === 'miss') return null
      return look(opponentOf(by), ship ?? [at], ship ? 'great' : 'passing')
    },
    turnPassed: null,
  }
}

const SHOTS = { north: seaBattleShots('north'), south: seaBattleShots('south') } as const

const finder =
  (near: SeaSeat): ShotFinder =>
  (shown, event) =>
    isSeaBattleView(shown) ? shotOf(SHOTS[near], event as SeaBattleEvent, shown) : null // events come with views of the same game

/** Returns the shot of an event on the shown view, with a seat's own sea on the left. */
export const SEA_BATTLE_FINDERS: Readonly<Record<SeaSeat, ShotFinder>> = {
  north: finder('north'),
  south: finder('south'),
}
