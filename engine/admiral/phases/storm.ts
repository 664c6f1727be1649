import type { TurnWithoutDice } from '../agenda.ts'
import { fileOf, isOnField, rankOf, stepFrom } from '../cells.ts'
import { classOf, isLand, numbersOf, portsAt, shipAt } from '../fleet.ts'
import { isDiagonal, stepOf } from '../geometry/headings.ts'
import { isStrait } from '../sailing.ts'
import type { AdmiralEvent, AdmiralState, Cell, Ship } from '../types.ts'
import { damageHull } from './gunnery.ts'

type Obstacle = Extract<AdmiralEvent, { kind: 'shipDrifted' }>['stoppedBy']

/** Moves every ship at sea along with a storm, the most leeward first; ships in port ride it out (A-STORM). */
export function driftAll(turn: TurnWithoutDice): void {
  for (const { id } of mostLeewardFirst(turn.state)) {
    const ship = turn.state.ships.find((one) => one.id === id)
    if (ship && ship.at !== null && portsAt(turn.state, ship.at).length === 0) drift(turn, ship, ship.at)
  }
}

function mostLeewardFirst({ ships, wind }: AdmiralState): readonly Ship[] {
  const [east, north] = stepOf(wind.toward)
  const leeward = (cell: Cell) => fileOf(cell) * east + rankOf(cell) * north
  return ships.filter((ship) => ship.at !== null).sort((a, b) => leeward(b.at ?? 0) - leeward(a.at ?? 0))
}

function drift(turn: TurnWithoutDice, ship: Ship, from: Cell): void {
  const { toward } = turn.state.wind
  const path: Cell[] = []
  let stoppedBy: Obstacle = null
  let at = from
  while (path.length < classOf(turn.state, ship).drift) {
    stoppedBy = obstacle(turn.state, at)
    if (stoppedBy) break
    at = stepFrom(at, toward)
    path.push(at)
  }
  turn.emit({
    kind: 'shipDrifted',
    ship: ship.id,
    from,
    to: at,
    path,
    fromHeading: ship.heading,
    heading: toward,
    stoppedBy,
  })
  const { wreck } = numbersOf(turn.state)
  if (stoppedBy && stoppedBy !== 'ship' && wreck > 0) damageHull(turn, ship.id, wreck, 'storm')
}

/** Returns what keeps a ship from drifting one cell on; only another ship stops it without damage. */
function obstacle(state: AdmiralState, at: Cell): Obstacle {
  const { toward } = state.wind
  const to = stepFrom(at, toward)
  if (!isOnField(state.board, to)) return 'edge'
  if (isLand(state.board, to)) return 'land'
  if (state.board.reefs.includes(to)) return 'reef'
  if (isDiagonal(toward) && isStrait(state, at, toward)) return 'land'
  return shipAt(state, to) ? 'ship' : null
}
