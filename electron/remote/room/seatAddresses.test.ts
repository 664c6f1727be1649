import { describe, expect, it } from 'vitest'
import type { MatchSetup, Player } from '../../contract/ipc.ts'
import { dealUnaided, openRoomHost, type RoomGuest } from '../../testkit/otherScreens.ts'

const HERE: Player = { kind: 'human' }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }

const setup = (north: Player, south: Player, [first = 'Nora', second = 'Sam'] = ['Nora', 'Sam']): MatchSetup => ({
  game: 'jackal',
  options: { turns: 40 },
  seats: { north: { name: first, player: north }, south: { name: second, player: south } },
})

/** Returns a room, with a match on the table if one is given. */
async function table(match?: MatchSetup) {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const deal = async (next: MatchSetup) => {
    const { id } = await dealUnaided(host, next)
    await host.value('match:open', { id })
  }
  if (match) await deal(match)
  const state = async () => (await host.value('screens:state', {})).room
  const addressOf = async (channel: string) => {
    const links = (await state())?.links ?? []
    const nameOf = (link: (typeof links)[number]) =>
      link.channel.kind === 'seat' ? link.channel.seat : link.channel.kind
    return links.find((link) => nameOf(link) === channel)?.url ?? ''
  }
  const come = async (channel: string, coming = {}) => host.arrive(await addressOf(channel), coming)
  const plan = ({ game, seats }: MatchSetup) => {
    const planned = Object.entries(seats).map(([seat, one]) => ({ seat, ...one }))
    return host.value('screens:plan', { plan: { game, title: 'Next', seats: planned } })
  }
  return { ...host, deal, state, come, plan, addressOf }
}

/** Returns the token of an answer to `room.sit`. */
const tokenOf = (answer: RoomGuest['answers'][number] | undefined) => {
  const given = answer?.result as { readonly token: string } | undefined // the answer of this call
  return given?.token ?? ''
}
const seatOf = ({ room }: RoomGuest) => room?.guest.seat

describe('the address of a seat', () => {
  it('does not let a released guest return after another guest has left that seat', async () => {
    const { come, ask, arrive, value, state } = await table(setup(ELSEWHERE, ELSEWHERE))
    const eve = await come('room', { name: 'Eve' })
    const learned = tokenOf(await ask(eve, 'room.sit', { seat: 'south' }))
    await ask(eve, 'room.rise')
    const bob = await come('room', { name: 'Bob' })
    await ask(bob, 'room.sit', { seat: 'south' })
    const released = (await state())?.guests.find(({ name }) => name === 'Eve')?.id ?? ''
    await value('screens:release', { guest: released })
    await ask(bob, 'room.rise')
    expect((await arrive(`x#${learned}`)).closed).toBe('revoked')
  })

  it('is renewed as soon as its guest has left it', async () => {
    const { come, ask, addressOf } = await table(setup(ELSEWHERE, ELSEWHERE))
    const before = await addressOf('north')
    const guest = await come('north')
    expect(await addressOf('north')).toBe(before)
    await ask(guest, 'room.sit', { seat: 'south' })
    expect(await addressOf('north')).not.toBe(before)
    expect(guest.closed).toBeNull()
  })

  it('brings a guest who has moved back to the new seat, by the old address as well', async () => {
    const { come, ask, arrive, lose, addressOf, server } = await table(setup(ELSEWHERE, ELSEWHERE))
    const opened = await addressOf('north')
    const guest = await come('north', { screen: 'phone' })
    const given = tokenOf(await ask(guest, 'room.sit', { seat: 'south' }))
    await lose(guest)
    for (const address of [opened, `x#${given}`, opened]) {
      const again = await arrive(address, { screen: 'phone' })
      expect([again.closed, seatOf(again)]).toEqual([null, 'south'])
    }
    expect(server.hashes).toHaveLength(5) // room, watch, two seats, and the address that only this phone may use
    expect((await arrive(opened, { screen: 'another' })).closed).toBe('revoked')
  })

  it('brings a guest that has left its chair back to the room, without a seat', async () => {
    const { come, ask, arrive, addressOf } = await table(setup(ELSEWHERE, ELSEWHERE))
    const opened = await addressOf('north')
    await ask(await come('north', { screen: 'phone' }), 'room.rise')
    const again = await arrive(opened, { screen: 'phone' })
    expect([again.closed, seatOf(again)]).toEqual([null, null])
  })

  it('brings guests back who have changed sides with the next match', async () => {
    const { come, deal, arrive, addressOf } = await table(setup(ELSEWHERE, ELSEWHERE))
    const opened = await addressOf('north')
    const guest = await come('north', { screen: 'phone' })
    await come('south', { screen: 'tablet' })
    await deal(setup(ELSEWHERE, ELSEWHERE, ['Sam', 'Nora']))
    expect([guest.closed, seatOf(guest)]).toEqual([null, 'south'])
    expect(seatOf(await arrive(opened, { screen: 'phone' }))).toBe('south')
    expect((await arrive(opened, { screen: 'another' })).closed).toBe('revoked')
  })

  it('is valid for no guest once it is revoked', async () => {
    const { come, value, arrive, addressOf, state } = await table(setup(ELSEWHERE, ELSEWHERE))
    const opened = await addressOf('north')
    const guest = await come('north', { screen: 'phone' })
    const link = (await state())?.links.find(({ url }) => url === opened)?.id ?? ''
    await value('screens:revoke', { link })
    expect(guest.closed).toBe('revoked')
    expect((await arrive(opened, { screen: 'phone' })).closed).toBe('revoked')
  })
})

describe('the address of a seat of the match that is being prepared', () => {
  it('seats a guest, who is asked to add to the luck and plays there', async () => {
    const { plan, come, deal, state } = await table()
    await plan(setup(HERE, ELSEWHERE))
    const guest = await come('south')
    expect(seatOf(guest)).toBe('south')
    expect((await state())?.lobby?.seats[1]).toMatchObject({ connected: true })
    await plan(setup(HERE, ELSEWHERE))
    await deal(setup(HERE, ELSEWHERE))
    expect(guest.sealed).toMatchObject([{ seat: 'south' }])
    expect(seatOf(guest)).toBe('south')
    expect(guest.received.at(-1)).toMatchObject({ viewer: 'south' })
  })

  it('seats no guest in the place of another who has chosen it', async () => {
    const { plan, come } = await table()
    await plan(setup(HERE, ELSEWHERE))
    await come('south')
    expect((await come('south')).closed).toBe('taken')
  })

  it('seats a guest who comes for the seat that another leaves by changing sides', async () => {
    const { plan, come, deal } = await table(setup(ELSEWHERE, HERE))
    const first = await come('north')
    const next = setup(ELSEWHERE, ELSEWHERE, ['Sam', 'Nora'])
    await plan(next)
    const second = await come('north')
    expect([first, second].map(seatOf)).toEqual(['south', 'north'])
    expect(first.received.at(-1)).toMatchObject({ viewer: 'north' }) // the present match goes on
    await deal(next)
    expect([first, second].map(({ received }) => received.at(-1))).toMatchObject([
      { viewer: 'south' },
      { viewer: 'north' },
    ])
  })

  it('seats a guest at the present match as well, if that seat is free', async () => {
    const { plan, come } = await table(setup(HERE, ELSEWHERE))
    await plan(setup(HERE, ELSEWHERE))
    const guest = await come('south')
    expect(guest.received.at(-1)).toMatchObject({ viewer: 'south' })
    await plan(setup(HERE, HERE))
    expect(guest.received.at(-1)).toMatchObject({ viewer: 'south' })
  })
})
