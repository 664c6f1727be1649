import type { Seat } from '../../../engine/kernel/game.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import { playsElsewhere } from '../../contract/ipc.ts'
import { uniqueName } from '../../people/twins.ts'

type Seats = MatchInfo['seats']

/** The names of a seat's guest. */
export interface Named {
  /** Empty for a guest without a name. */
  readonly name: string
}

/**
 * Returns the seats with the names of their people. A guest has the name that they chose, followed by a number if
 * people could confuse it with the name of another seat.
 */
export function namedSeats(seats: Seats, chairs: ReadonlyMap<Seat, Named>): Seats {
  const names = new Map(seats.map(({ seat, name }) => [seat, name]))
  for (const { seat, player } of seats) {
    const wanted = playsElsewhere(player) ? chairs.get(seat)?.name : undefined
    if (wanted === undefined || wanted === '') continue
    const others = [...names].filter(([other]) => other !== seat).map(([, name]) => name)
    names.set(seat, uniqueName(wanted, others))
  }
  return seats.map((plan) => ({ ...plan, name: names.get(plan.seat) ?? plan.name }))
}
