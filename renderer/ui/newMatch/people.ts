import { use, useEffect, useRef } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { SeatDraft, SeatDrafts } from './draft.ts'
import { type NamedPerson, NewMatchPlan } from './planning.ts'

interface NamedPeopleProps<S extends Seat> {
  readonly playing: readonly S[]
  readonly seats: SeatDrafts<S>
  readonly onChange: (seats: SeatDrafts<S>) => void
}

const isNamed = ({ name, profile }: SeatDraft): boolean => name !== null || profile !== undefined

/** Takes over the people who were named in the form of another game, and notes those of this one. */
export function useNamedPeople<S extends Seat>({ playing, seats, onChange }: NamedPeopleProps<S>): void {
  const people = use(NewMatchPlan)?.people ?? null
  const coming = useRef(people?.current ?? [])
  useEffect(() => {
    const next = seatsWithPeople(seats, playing, coming.current)
    if (next !== seats) return onChange(next)
    coming.current = []
    if (people) people.current = peopleAt(seats, playing)
  })
}

/** Returns the people at this computer who were named, in the order of their seats. */
export function peopleAt<S extends Seat>(seats: SeatDrafts<S>, playing: readonly S[]): readonly NamedPerson[] {
  return playing.flatMap((seat) => {
    const { kind, name, profile } = seats[seat]
    return kind === 'human' && isNamed(seats[seat]) ? [{ name, ...(profile !== undefined && { profile }) }] : []
  })
}

/** Returns the seats with people on those of this computer that have no name yet. */
export function seatsWithPeople<S extends Seat>(
  seats: SeatDrafts<S>,
  playing: readonly S[],
  people: readonly NamedPerson[],
): SeatDrafts<S> {
  const names = playing.map((seat) => seats[seat].name)
  const waiting = people.filter(({ name }) => !names.includes(name))
  const free = playing.filter((seat) => seats[seat].kind === 'human' && !isNamed(seats[seat]))
  const seated = free.slice(0, waiting.length)
  if (seated.length === 0) return seats
  return { ...seats, ...Object.fromEntries(seated.map((seat, index) => [seat, { ...seats[seat], ...waiting[index] }])) }
}
