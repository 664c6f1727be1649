import { use, useEffect, useRef } from 'react'
import type { GameId, MatchSetup, SeatPlan } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { offeredKinds, type SeatDraft, type SeatDrafts } from './draft.ts'
import { NewMatchPlan, type PlannedGuests, type WaitingGuest } from './planning.ts'
import { isBot } from './playerKind.ts'

interface GuestSeatsProps<S extends Seat> {
  readonly game: GameId
  readonly playing: readonly S[]
  readonly seats: SeatDrafts<S>
  readonly dealName: string
  readonly onChange: (seats: SeatDrafts<S>) => void
}

/** Turns seats of bots into seats of phones as guests come; returns the guests. */
export function useGuestSeats<S extends Seat>(props: GuestSeatsProps<S>): PlannedGuests | null {
  const { game, playing, seats, dealName, onChange } = props
  const guests = use(NewMatchPlan)?.guests ?? null
  const served = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const mayPlay = offeredKinds(game, dealName, 'human').includes('elsewhere')
    if (!guests || !mayPlay) return
    const next = seatsWithRoom(seats, playing, guests, served.current)
    served.current = servedAfter(served.current, guests.waiting)
    if (next !== seats) onChange(next)
  })
  return guests
}

const keyOf = ({ id, wish }: WaitingGuest): string => `${id} ${wish ?? ''}`

/**
 * Returns the guests that were served. One that waits for any seat is served once: the host may give its seat to a bot.
 */
function servedAfter(served: ReadonlySet<string>, waiting: readonly WaitingGuest[]): ReadonlySet<string> {
  const wishes = waiting.map(keyOf)
  return new Set([...[...served].filter((key) => key.endsWith(' ') || wishes.includes(key)), ...wishes])
}

/**
 * Returns the seats with room for the guests that wait and are not served yet: a seat of a bot for each. A guest that
 * has a seat and wants that of a bot changes places with it.
 */
export function seatsWithRoom<S extends Seat>(
  seats: SeatDrafts<S>,
  playing: readonly S[],
  { seated, waiting }: PlannedGuests,
  served: ReadonlySet<string>,
): SeatDrafts<S> {
  let next = seats
  const change = (seat: S, part: Partial<SeatDraft>) => {
    next = { ...next, [seat]: { ...next[seat], ...part } }
  }
  const bots = () => playing.filter((seat) => isBot(next[seat].kind))
  const free = playing.filter((seat) => seats[seat].kind === 'elsewhere' && !seated[seat])
  let missing = waiting.filter(({ wish }) => wish === null).length - free.length
  for (const guest of waiting) {
    if (served.has(keyOf(guest))) continue
    const wished = bots().find((seat) => seat === guest.wish)
    if (wished !== undefined) {
      const own = playing.find((seat) => seated[seat]?.id === guest.id)
      if (own !== undefined) change(own, { kind: next[wished].kind })
      change(wished, { kind: 'elsewhere' })
    } else if (guest.wish === null && missing-- > 0) {
      const [bot] = bots()
      if (bot !== undefined) change(bot, { kind: 'elsewhere' })
    }
  }
  return next
}

/** Returns the players of a match, with the names that its guests chose. */
export function namedPlans({ seats }: MatchSetup, { seated }: PlannedGuests): readonly SeatPlan[] {
  return Object.entries(seats).map(([seat, plan]) => ({ ...plan, name: seated[seat]?.name ?? plan.name }))
}
