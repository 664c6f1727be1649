import type { Seat } from '../../engine/kernel/game.ts'
import { FLEET, type Flag } from '../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../engine/sea-battle/types.ts'

/** A ship in the list of ships left. */
export interface ListedShip {
  readonly length: number
  readonly sunk: boolean
}

/** The public facts of a fleet. */
export interface FleetStatus {
  readonly seat: SeaSeat
  readonly flag: Flag
  readonly isAtSea: boolean
  /** Longest first; among equal ships the sunk ones last. */
  readonly ships: readonly ListedShip[]
  readonly afloat: number
}

/** The default flag of each seat. */
export const USUAL_FLAG: Readonly<Record<SeaSeat, Flag>> = { north: 'pirates', south: 'royal' }

export function fleetStatus(view: SeaBattleState, seat: SeaSeat): FleetStatus {
  const fleet = view.fleets[seat]
  const down = view.sunk[opponentOf(seat)].map(({ length }) => length)
  const ships = FLEET.map((length, i) => {
    const place = i - FLEET.indexOf(length)
    const sisters = FLEET.filter((other) => other === length).length
    return { length, sunk: place >= sisters - down.filter((one) => one === length).length }
  })
  return {
    seat,
    flag: fleet?.flag ?? USUAL_FLAG[seat],
    isAtSea: fleet !== null,
    ships,
    afloat: FLEET.length - down.length,
  }
}

/** Returns the seats that decide now: all without a fleet, else the one that fires. */
export function actingSeats(view: SeaBattleState): readonly SeaSeat[] {
  const placing = SEATS.filter((seat) => view.fleets[seat] === null)
  return placing.length > 0 ? placing : [view.turn]
}

/** Returns the seat that decides now; of two seats that place their fleets, the one that is `asked`. */
export function actingSeat(view: SeaBattleState, asked: Seat | null = null): SeaSeat {
  const seats = actingSeats(view)
  return seats.find((seat) => seat === asked) ?? seats[0] ?? view.turn
}

/** Returns whether a fleet is still to be placed. */
export const isPlacing = (view: SeaBattleState): boolean => SEATS.some((seat) => view.fleets[seat] === null)
