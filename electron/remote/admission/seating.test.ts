import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import { Guests } from './guests.ts'
import { Seating } from './seating.ts'

const ELSEWHERE = { kind: 'human', elsewhere: true } as const

/** A match that is followed, with two seats for other screens and one for the host. */
const MATCH: MatchInfo = {
  id: 'match-one',
  game: 'sea-battle',
  title: 'Sea',
  createdAt: 0,
  updatedAt: 0,
  moves: 0,
  seats: [
    { seat: 'north', name: 'Ann', player: ELSEWHERE },
    { seat: 'south', name: 'Bob', player: ELSEWHERE },
    { seat: 'host', name: 'Cid', player: { kind: 'human' } },
  ],
  outcome: null,
}

/** Returns a room with guests in it, none of them seated. */
function room() {
  const guests = new Guests()
  const come = (name: string, role: 'player' | 'watcher' = 'player') => {
    const arrival = { kind: 'arrived', connection: name, screen: name, token: `token of ${name}` } as const
    return guests.add(role, { ...arrival, device: 'phone', name, address: '', language: 'en', resume: null })
  }
  return { seating: new Seating(guests), come }
}

describe.each([
  ['at the match that is followed', false],
  ['at the next match', true],
])('sitting down %s', (_, isPlanned) => {
  function begun() {
    const { seating, come } = room()
    if (isPlanned) seating.plan({ game: MATCH.game, title: MATCH.title, seats: MATCH.seats }, null)
    const match = isPlanned ? null : MATCH
    const sit = (guest: ReturnType<typeof come>, seat: string) => seating.sit(guest, seat, match)
    return { seating, come, sit }
  }

  it('takes a free seat, and leaves the one taken before', () => {
    const { seating, come, sit } = begun()
    const ann = come('Ann')
    sit(ann, 'north')
    sit(ann, 'south')
    expect([seating.holderOf('north'), seating.holderOf('south')]).toEqual([null, ann])
  })

  it('accepts a guest who sits there already', () => {
    const { seating, come, sit } = begun()
    const ann = come('Ann')
    sit(ann, 'north')
    sit(ann, 'north')
    expect(seating.holderOf('north')).toBe(ann)
  })

  it('refuses the seat of another guest, one of this computer, and any to a watcher', () => {
    const { come, sit } = begun()
    sit(come('Ann'), 'north')
    expect(() => sit(come('Bob'), 'north')).toThrow(new Refused('seat-taken'))
    expect(() => sit(come('Cid'), 'host')).toThrow(new Refused('not-your-seat'))
    expect(() => sit(come('Dora', 'watcher'), 'south')).toThrow(new Refused('not-your-seat'))
  })
})
