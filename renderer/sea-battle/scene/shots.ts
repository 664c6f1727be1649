import { cellAt, FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleEvent, SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { ShotFinder } from '../../director/StoryCamera.tsx'
import { type Shot, type ShotTable, shotOf, type Weight } from '../../director/shot.ts'
import type { Point } from '../../table/spot.ts'
import { cellSpot, gunPose, type Tray, trayOf, WATER } from '../table/anchors.ts'
import { isSeaBattleView } from '../view.ts'

/** The duration of each kind of moment, including the flight there, in milliseconds. */
const LASTS: Readonly<Record<Weight, number>> = { quiet: 1400, passing: 1400, telling: 2000, great: 3000 }

const WEIGHT_OF = { miss: 'quiet', hit: 'passing', sunk: 'great' } as const

function gunAt(tray: Tray): Point {
  const { x, z } = gunPose(tray)
  return { x, y: WATER, z }
}

/** The corners of a sea. */
const CORNERS = [
  cellAt(0, 0),
  cellAt(FIELD_SIZE - 1, 0),
  cellAt(0, FIELD_SIZE - 1),
  cellAt(FIELD_SIZE - 1, FIELD_SIZE - 1),
]

/**
 * Returns the camera shots of Sea Battle's events: shots, sinkings, and the winner's sea. The places of hidden fleets
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
      const shot = look(opponentOf(by), ship ?? [at], ship ? 'great' : WEIGHT_OF[result])
      return { ...shot, actor: [gunAt(trayOf(by, near))], ...(ship && { isDecisive: true }) }
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
