import type { Seat } from '../../../engine/kernel/game.ts'
import { type MatchInfo, playsByVotes, playsElsewhere, playsHere } from '../../contract/ipc.ts'
import type { Lobby, LobbyPlan, LobbySeat } from '../../contract/screens.ts'
import { type Named, namedSeats } from './names.ts'

/** The guest of each seat. */
export type Chairs = ReadonlyMap<Seat, Sitter>

/** The facts about a guest in a lobby. */
export interface Sitter extends Named {
  readonly id: string
  /** True if the guest's screen is connected and answers. */
  readonly isThere: boolean
}

type Seats = MatchInfo['seats']

/** Returns the public facts about a match, or about the next one. */
export function lobbyOf(table: LobbyPlan, matchId: string | null, chairs: Chairs): Lobby {
  const { game, title, map, clock, seats } = table
  const named = namedSeats(seats, chairs)
  const common = { game, title, matchId, ...(map && { map }), ...(clock && { clock }) }
  return { ...common, seats: named.map((plan) => lobbySeat(plan, chairs.get(plan.seat))) }
}

function lobbySeat({ seat, name, player }: Seats[number], sitter: Sitter | undefined): LobbySeat {
  const by = playsHere(player) ? 'here' : playsElsewhere(player) ? 'elsewhere' : 'bot'
  const audience = playsByVotes(player) && ({ audience: true } as const)
  return { seat, name, by, guest: sitter?.id ?? null, connected: sitter?.isThere ?? false, ...audience }
}

/** Returns the seats that other screens play. */
export function seatsElsewhere(seats: Seats): readonly Seat[] {
  return seats.filter(({ player }) => playsElsewhere(player)).map(({ seat }) => seat)
}

/**
 * Returns where the guests of one table sit at the next: at the seat with their name if it is played elsewhere,
 * otherwise at the same seat. So guests follow a swap of sides.
 * @param chairs by seats of the table before
 */
export function carryOver<T>(before: Seats, after: Seats, chairs: ReadonlyMap<Seat, T>): ReadonlyMap<Seat, T> {
  const free = new Set(seatsElsewhere(after))
  const next = new Map<Seat, T>()
  const seated = new Set<T>()
  const sit = (seat: Seat | undefined, one: T) => {
    if (seat === undefined || seated.has(one) || !free.delete(seat)) return
    next.set(seat, one)
    seated.add(one)
  }
  for (const [seat, one] of chairs) sit(namesake(before, after, seat), one)
  for (const [seat, one] of chairs) sit(seat, one)
  return next
}

/** Returns the seat that has the name of another one, if both names are unambiguous. */
function namesake(before: Seats, after: Seats, seat: Seat): Seat | undefined {
  const name = before.find((plan) => plan.seat === seat)?.name
  const isOnly = before.filter((plan) => plan.name === name).length === 1
  const [found, ...others] = after.filter((plan) => plan.name === name)
  return isOnly && others.length === 0 ? found?.seat : undefined
}
