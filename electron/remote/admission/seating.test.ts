import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import { Guests } from './guests.ts'
import { Seating } from './seating.ts'

const BOT = { kind: 'bot', level: 'easy' } as const
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

/** The next match: north and south change their names, the host's seat goes to another screen. */
const NEXT: MatchInfo = {
  ...MATCH,
  id: 'match-two',
  title: 'Again',
  seats: [
    { seat: 'north', name: 'Bob', player: ELSEWHERE },
    { seat: 'south', name: 'Ann', player: ELSEWHERE },
    { seat: 'host', name: 'Cid', player: ELSEWHERE },
  ],
}

/** Returns a room with guests in it, none of them seated. */
function room() {
  const guests = new Guests()
  const come = (name: string, channel: string | null = null) => {
    const arrival = { kind: 'arrived', connection: name, screen: name, token: `token of ${name}` } as const
    return guests.add(channel, { ...arrival, device: 'phone', name, address: '', language: 'en', resume: null })
  }
  return { seating: new Seating(guests), come }
}

/** Returns a room where Ann plays north at the match that is followed. */
function playing() {
  const { seating, come } = room()
  const ann = come('Ann')
  seating.sit(ann, 'north', MATCH)
  return { seating, come, ann }
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
    expect(() => sit(come('Dora', 'watch'), 'south')).toThrow(new Refused('not-your-seat'))
  })
})

it('refuses every seat while there is no table', () => {
  const { seating, come } = room()
  expect([seating.hasTable(null), seating.lobby(null)]).toEqual([false, null])
  expect(() => seating.sit(come('Ann'), 'north', null)).toThrow(new Refused('not-your-seat'))
})

describe('the match that is followed', () => {
  it('is the lobby, with the names that its guests chose', () => {
    const { seating, ann } = playing()
    ann.name = 'Masha'
    expect(seating.hasTable(MATCH)).toBe(true)
    expect(seating.lobby(MATCH)).toMatchObject({ title: 'Sea', matchId: 'match-one' })
    expect(seating.lobby(MATCH)?.seats.map(({ guest }) => guest)).toEqual([ann.id, null, null])
    expect(seating.named(MATCH).map(({ name }) => name)).toEqual(['Masha', 'Bob', 'Cid'])
  })

  it('has addresses for seats of other screens, and for a guest whose seat is played here meanwhile', () => {
    const { seating, come, ann } = playing()
    expect(seating.linked(MATCH)).toEqual(['north', 'south'])
    ann.seat = 'host'
    expect(seating.linked(MATCH)).toEqual(['north', 'south', 'host'])
    expect(seating.linked(null)).toEqual(['host'])
    expect([ann, come('Bob')].map((guest) => seating.isSeated(guest))).toEqual([true, false])
  })
})

describe('the next match', () => {
  it('is the lobby until it is cancelled', () => {
    const { seating, ann } = playing()
    seating.plan(NEXT, MATCH)
    expect(seating.hasTable(null)).toBe(true)
    expect(seating.lobby(MATCH)).toMatchObject({ title: 'Again', matchId: null })
    expect(seating.lobby(MATCH)?.seats.map(({ guest }) => guest)).toEqual([null, ann.id, null])
    seating.plan(null, MATCH)
    expect(seating.lobby(MATCH)).toMatchObject({ title: 'Sea', matchId: 'match-one' })
  })

  it('has addresses for the seats of both matches', () => {
    const { seating } = playing()
    seating.plan(NEXT, MATCH)
    expect(seating.linked(MATCH)).toEqual(['north', 'south', 'host'])
    expect(seating.linked(null)).toEqual(['north', 'south', 'host'])
  })

  it('takes guests along by their names, and then forgets how they saw the last one', () => {
    const { seating, come, ann } = playing()
    const bob = come('Bob')
    seating.sit(bob, 'south', MATCH)
    bob.look = 'open'
    seating.moveTo(NEXT, MATCH)
    expect([ann.seat, bob.seat, bob.look]).toEqual(['south', 'north', null])
  })

  it('of another game lets a guest wait for any seat if it has none for them, and seats them once it has one', () => {
    const { seating, ann } = playing()
    const bots = MATCH.seats.map(({ seat }) => ({ seat: `${seat}ern`, name: seat, player: BOT }))
    seating.plan({ ...NEXT, game: 'admiral', seats: bots }, MATCH)
    expect(seating.wishOf(ann)).toBeNull()
    const free = bots.map((one, index) => (index === 1 ? { ...one, player: ELSEWHERE } : one))
    seating.plan({ ...NEXT, game: 'admiral', seats: free }, MATCH)
    expect(seating.seatWaiting(MATCH)).toBe(true)
    expect([seating.wishOf(ann), seating.lobby(MATCH)?.seats[1]?.guest]).toEqual([undefined, ann.id])
  })

  it('of the same game keeps nobody waiting whose seat goes to a bot', () => {
    const { seating, ann } = playing()
    seating.plan({ ...NEXT, seats: MATCH.seats.map((one) => ({ ...one, player: BOT })) }, MATCH)
    expect(seating.wishOf(ann)).toBeUndefined()
  })

  it('keeps the seats that guests chose before it began', () => {
    const { seating, come, ann } = playing()
    seating.plan(NEXT, MATCH)
    const bob = come('Bob')
    seating.sit(ann, 'host', MATCH)
    seating.sit(bob, 'south', MATCH)
    expect([seating.chairOf(ann, 'north'), seating.chairOf(bob, null)]).toEqual(['host', 'south'])
    seating.plan({ ...NEXT, seats: MATCH.seats.map((plan) => ({ ...plan, player: ELSEWHERE })) }, MATCH)
    expect(seating.lobby(MATCH)?.seats.map(({ guest }) => guest)).toEqual([bob.id, null, ann.id])
    seating.moveTo({ ...NEXT, seats: MATCH.seats.map((plan) => ({ ...plan, player: ELSEWHERE })) }, MATCH)
    expect([ann.seat, bob.seat, seating.lobby(null)]).toEqual(['host', 'north', null])
  })

  it('loses only the guest who rises; both seats of a guest who has gone are free', () => {
    const { seating, come, ann } = playing()
    seating.plan(NEXT, MATCH)
    const bob = come('Bob')
    seating.sit(bob, 'host', MATCH)
    expect([ann, bob].map((guest) => seating.isSeated(guest))).toEqual([true, true])
    seating.rise(bob)
    expect([ann, bob].map((guest) => seating.chairOf(guest, guest.seat))).toEqual(['south', null])
    expect(seating.isSeated(bob)).toBe(false)
    seating.forget(ann)
    expect([seating.holderOf('south'), ann.seat, seating.isSeated(ann)]).toEqual([null, null, false])
  })
})

it('sees the chair of a guest at the match that is followed while no other is prepared', () => {
  const { seating, ann } = playing()
  expect([seating.chairOf(ann, 'north'), seating.chairOf(ann, null)]).toEqual(['north', null])
  seating.rise(ann)
  expect(seating.holderOf('north')).toBeNull()
})

describe('the address of a seat', () => {
  it('seats a guest there, unless it is taken or the guest has a seat', () => {
    const { seating, come, ann } = playing()
    const bob = come('Bob')
    seating.seatByAddress(bob, 'north', MATCH)
    expect([seating.holderOf('north'), bob.seat]).toEqual([ann, null])
    seating.seatByAddress(ann, 'south', MATCH)
    expect(ann.seat).toBe('north')
    seating.seatByAddress(bob, 'south', MATCH)
    expect(bob.seat).toBe('south')
  })

  it('keeps a seat that is played here meanwhile', () => {
    const { seating, come } = room()
    const ann = come('Ann')
    seating.seatByAddress(ann, 'host', MATCH)
    expect(ann.seat).toBe('host')
  })

  it('seats a guest at both matches if both have the seat', () => {
    const { seating, come } = playing()
    seating.plan(NEXT, MATCH)
    const bob = come('Bob')
    seating.seatByAddress(bob, 'north', MATCH)
    expect([bob.seat, seating.chairOf(bob, null)]).toEqual([null, 'north'])
    seating.plan(null, MATCH)
    seating.plan({ ...NEXT, seats: MATCH.seats }, null)
    const cid = come('Cid')
    seating.seatByAddress(cid, 'south', MATCH)
    expect([cid.seat, seating.chairOf(cid, null)]).toEqual(['south', 'south'])
  })

  it('seats a guest only at the next match if this computer plays the seat now', () => {
    const { seating, come } = room()
    seating.plan(NEXT, MATCH)
    const [ann, bob] = [come('Ann'), come('Bob')]
    seating.seatByAddress(ann, 'host', MATCH)
    seating.seatByAddress(bob, 'host', null)
    expect([ann.seat, seating.chairOf(ann, null)]).toEqual([null, 'host'])
    expect([bob.seat, seating.chairOf(bob, null)]).toEqual([null, null])
  })

  it('leaves a guest the seat that they chose at the next match', () => {
    const { seating, come } = room()
    seating.plan(NEXT, null)
    const ann = come('Ann')
    seating.sit(ann, 'host', null)
    seating.seatByAddress(ann, 'north', null)
    expect([seating.holderOf('host'), seating.holderOf('north')]).toEqual([ann, null])
  })
})

describe('a guest that waits for any seat', () => {
  const plan = (seating: Seating, seats: MatchInfo['seats']) =>
    seating.plan({ game: MATCH.game, title: MATCH.title, seats }, null)
  const of = (seat: string, player: MatchInfo['seats'][number]['player']) => ({ seat, name: seat, player })
  const BOT = { kind: 'bot', level: 'easy' } as const

  it('gets the first free one as soon as there is one, the longest waiting first', () => {
    const { seating, come } = room()
    const [ann, bob] = [come('Ann'), come('Bob')]
    seating.wish(ann, null)
    seating.wish(bob, null)
    expect(seating.seatWaiting(null)).toBe(false)
    plan(seating, [of('north', BOT), of('south', ELSEWHERE)])
    expect([seating.seatWaiting(null), seating.holderOf('south')]).toEqual([true, ann])
    expect([ann, bob].map((guest) => seating.wishOf(guest))).toEqual([undefined, null])
    plan(seating, [of('north', ELSEWHERE), of('south', ELSEWHERE)])
    expect([seating.seatWaiting(null), seating.holderOf('north')]).toEqual([true, bob])
  })

  it('waits again after its seat is given to a bot, until it rises', () => {
    const { seating, come } = room()
    const ann = come('Ann')
    plan(seating, [of('south', ELSEWHERE)])
    seating.wish(ann, null)
    seating.seatWaiting(null)
    plan(seating, [of('south', BOT)])
    expect([seating.seatWaiting(null), seating.wishOf(ann)]).toEqual([false, null])
    seating.rise(ann)
    plan(seating, [of('south', ELSEWHERE)])
    expect([seating.seatWaiting(null), seating.wishOf(ann)]).toEqual([false, undefined])
  })

  it('keeps its seat until that of the bot which it prefers is given away', () => {
    const { seating, come } = room()
    const ann = come('Ann')
    plan(seating, [of('north', BOT), of('south', ELSEWHERE)])
    seating.wish(ann, null)
    seating.seatWaiting(null)
    seating.wish(ann, 'north')
    expect([seating.seatWaiting(null), seating.holderOf('south'), seating.wishOf(ann)]).toEqual([false, ann, 'north'])
    plan(seating, [of('north', ELSEWHERE), of('south', BOT)])
    expect([seating.seatWaiting(null), seating.holderOf('north')]).toEqual([true, ann])
    expect(seating.wishOf(ann)).toBeUndefined()
  })

  it('is no watcher, and prefers no seat of a person', () => {
    const { seating, come } = room()
    plan(seating, MATCH.seats)
    expect(() => seating.wish(come('Dora', 'watch'), null)).toThrow(new Refused('not-your-seat'))
    expect(() => seating.wish(come('Ann'), 'host')).toThrow(new Refused('not-your-seat'))
  })
})
