import type { Seat, Turn } from '../kernel/game.ts'
import { sortCells } from './berths.ts'
import { ALL_CELLS } from './cells.ts'
import type { Flag } from './data/fleet.ts'
import { opponentOf } from './marks.ts'
import { isFleetSunk, matchEnded, shipsOf } from './outcome.ts'
import { randomFleet } from './randomFleet.ts'
import type { Cell, SeaBattleMove, SeaBattleShape, SeaBattleState, SeaSeat, Ship, ShotResult } from './types.ts'
import { SEATS } from './types.ts'

type SeaTurn = Turn<SeaBattleShape>

/** Plays a legal move. */
export function play(turn: SeaTurn, seat: Seat, move: SeaBattleMove): void {
  const actor = SEATS.find((one) => one === seat)
  if (!actor) return
  if (move.kind === 'fire') fire(turn, actor, move.at)
  else if (move.kind === 'place') place(turn, actor, move.flag, move.ships)
  else place(turn, actor, move.flag, randomFleet(turn.state.options, turn.rng))
}

function place(turn: SeaTurn, seat: SeaSeat, flag: Flag, ships: readonly Ship[]): void {
  turn.emit({ kind: 'fleetPlaced', seat, flag, ships: ships.map(sortCells), reveals: true })
  const { fleets, turn: first } = turn.state
  if (fleets.north && fleets.south) turn.emit({ kind: 'battleJoined', first })
}

/**
 * Fires a shot. S-SHOT: a miss passes the turn, unless the other side has nowhere to fire; a hit or a sinking lets the
 * side fire again.
 */
function fire(turn: SeaTurn, by: SeaSeat, at: Cell): void {
  const ship = shipsOf(turn.state, opponentOf(by)).find((one) => one.includes(at))
  const result = resultOf(turn.state, by, at, ship)
  const down = result === 'sunk' && ship ? ship : null
  turn.emit({ kind: 'shotFired', by, at, result, ship: down, reveals: true })
  if (isFleetSunk(turn.state, opponentOf(by))) end(turn, by)
  else if (result === 'miss' && canFire(turn.state, opponentOf(by)))
    turn.emit({ kind: 'turnPassed', to: opponentOf(by) })
}

/** Ends the match. S-INSPECT: both fleets are opened. */
function end(turn: SeaTurn, winner: SeaSeat): void {
  const fleets = { north: shipsOf(turn.state, 'north'), south: shipsOf(turn.state, 'south') }
  turn.emit({ kind: 'fleetsOpened', fleets, reveals: true })
  turn.emit(matchEnded(turn.state, winner))
}

/** Returns whether a seat can fire: not if a puzzle gives it nothing to hit and it has fired at every cell. */
function canFire(state: SeaBattleState, seat: SeaSeat): boolean {
  return state.shots[seat].length < ALL_CELLS.length
}

function resultOf(state: SeaBattleState, by: SeaSeat, at: Cell, ship: Ship | undefined): ShotResult {
  if (!ship) return 'miss'
  const hit = new Set(state.shots[by].map((shot) => shot.at))
  return ship.every((cell) => cell === at || hit.has(cell)) ? 'sunk' : 'hit'
}

/** Settles a state that was loaded, not reached by play: it may be won already. */
export function settleLoaded(turn: SeaTurn): void {
  const { result, fleets } = turn.state
  if (result || !fleets.north || !fleets.south) return
  const winner = SEATS.find((seat) => isFleetSunk(turn.state, opponentOf(seat)))
  if (winner) end(turn, winner)
}
