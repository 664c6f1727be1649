import { expect, it } from 'vitest'
import type { SeatDraft } from './draft.ts'
import { namedPlans, seatsWithRoom } from './guestSeats.ts'
import type { WaitingGuest } from './planning.ts'

const PLAYING = ['white', 'red', 'black', 'yellow'] as const
type Team = (typeof PLAYING)[number]
type Kind = SeatDraft['kind']

const drafts = (kinds: Readonly<Record<Team, Kind>>) => ({
  white: { name: null, kind: kinds.white },
  red: { name: null, kind: kinds.red },
  black: { name: null, kind: kinds.black },
  yellow: { name: null, kind: kinds.yellow },
})
const START = { white: 'human', red: 'medium', black: 'hard', yellow: 'easy' } as const
const anySeat = (id: string): WaitingGuest => ({ id, wish: null })
const sits = (id: string) => ({ id, name: id, device: undefined, isThere: true })

/** Returns the players of the seats after the guests are given room. */
function after(kinds: Readonly<Record<Team, Kind>>, waiting: readonly WaitingGuest[], seated = {}, served = ['']) {
  const seats = drafts(kinds)
  const next = seatsWithRoom(seats, PLAYING, { seated, waiting }, new Set(served))
  return { kinds: PLAYING.map((seat) => next[seat].kind), isSame: next === seats }
}

it('gives each guest that waits the seat of a bot, in their order', () => {
  expect(after(START, [anySeat('Ann'), anySeat('Bob')]).kinds).toEqual(['human', 'elsewhere', 'elsewhere', 'easy'])
})

it('takes no seat from a bot while a seat for a phone is free', () => {
  expect(after({ ...START, red: 'elsewhere' }, [anySeat('Ann')]).isSame).toBe(true)
  const taken = after({ ...START, red: 'elsewhere' }, [anySeat('Bob')], { red: sits('Ann') })
  expect(taken.kinds).toEqual(['human', 'elsewhere', 'elsewhere', 'easy'])
})

it('leaves the seats of people here, and those that the host gave back to a bot', () => {
  const people = { white: 'human', red: 'human', black: 'human', yellow: 'human' } as const
  expect(after(people, [anySeat('Ann')]).isSame).toBe(true)
  expect(after(START, [anySeat('Ann')], {}, ['Ann ']).isSame).toBe(true)
})

it('lets a guest change places with the bot whose seat it wants', () => {
  const seated = { red: sits('Ann') }
  const wish = { id: 'Ann', wish: 'yellow' }
  expect(after({ ...START, red: 'elsewhere' }, [wish], seated).kinds).toEqual(['human', 'easy', 'hard', 'elsewhere'])
})

it('names the players of a match as its guests do', () => {
  const plan = { name: 'Captain', player: { kind: 'human', elsewhere: true } } as const
  const setup = { game: 'jackal', options: {}, seats: { white: plan, red: plan } } as const
  const named = namedPlans(setup, { seated: { red: { ...sits('g1'), name: 'Masha' } }, waiting: [] })
  expect(named.map(({ name }) => name)).toEqual(['Captain', 'Masha'])
})
