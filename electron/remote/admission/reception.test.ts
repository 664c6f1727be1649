import { describe, expect, it, vi } from 'vitest'
import type { MatchSetup } from '../../contract/ipc.ts'
import { openRoomHost } from '../../testkit/otherScreens.ts'
import { hashOfToken } from './links.ts'

const SETUP: MatchSetup = {
  game: 'jackal',
  options: { turns: 1 },
  seats: {
    north: { name: 'Nora', player: { kind: 'human' } },
    south: { name: 'Sam', player: { kind: 'human', elsewhere: true } },
  },
}

async function table() {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const { id } = await host.value('match:create', SETUP)
  await host.value('match:open', { id })
  const { room } = await host.value('screens:state', {})
  const urlOf = (kind: string) => room?.links.find(({ channel }) => channel.kind === kind)?.url ?? ''
  return { ...host, id, urlOf }
}

describe('the room', () => {
  it('has a place for players however many guests watch', async () => {
    const { server, settled, arrive, urlOf } = await table()
    const token = hashOfToken(urlOf('watch').split('#')[1] ?? '')
    const from = { token, name: '', device: 'overlay', address: '192.168.1.40', language: 'en', resume: null } as const
    for (let n = 0; n < 401; n++) server.say({ kind: 'arrived', connection: `w${n}`, screen: `watching-${n}`, ...from })
    await settled()
    const closed = server.told.flatMap((one) => (one.kind === 'close' ? [[one.connection, one.reason]] : []))
    expect(closed).toEqual([['w400', 'full']])
    expect((await arrive(urlOf('seat'))).room?.guest.seat).toBe('south')
  })

  it('keeps a free seat for its own address, and room for others, however many records one person makes', async () => {
    const { server, settled, arrive, lose, urlOf } = await table()
    const others = [await arrive(urlOf('room')), await arrive(urlOf('room'))]
    const token = hashOfToken(urlOf('room').split('#')[1] ?? '')
    const from = { token, name: '', device: 'phone', address: '192.168.1.66', language: 'en', resume: null } as const
    const flood = async (name: string, isLeft: boolean) => {
      for (let n = 0; n < 100; n++) {
        const connection = `${name}${n}`
        server.say({ kind: 'arrived', connection, screen: `${name}-${n}`, ...from })
        if (isLeft) server.say({ kind: 'left', connection })
      }
      await settled()
    }
    await flood('gone', true)
    await flood('open', false)
    expect((await arrive(urlOf('room'))).closed).toBe(null)
    const seated = await arrive(urlOf('seat'), { screen: 'seated' })
    expect(seated.room?.guest.seat).toBe('south')
    await lose(seated)
    await flood('more', true)
    expect((await arrive(urlOf('seat'), { screen: 'seated' })).room?.guest.seat).toBe('south')
    expect(others.map(({ closed }) => closed)).toEqual([null, null])
  })

  it('reports its reserved places: screens with a seat, and the addresses of seats', async () => {
    const { server, arrive, urlOf, value } = await table()
    const kept = () => server.told.findLast((one) => one.kind === 'seated')?.seated
    const tokens = [hashOfToken(urlOf('seat').split('#')[1] ?? '')]
    expect(kept()).toEqual({ addresses: [], screens: [], tokens })
    await arrive(urlOf('room'))
    await arrive(urlOf('seat'), { screen: 'seated' })
    expect(kept()).toEqual({ addresses: ['192.168.1.30'], screens: [hashOfToken('seated')], tokens })
    const { room } = await value('screens:state', {})
    await value('screens:release', { guest: room?.guests.find(({ seat }) => seat === 'south')?.id ?? '' })
    expect(kept()).toMatchObject({ addresses: [], screens: [] })
  })

  it('shows a guest as there again that was quiet before its connection was lost', async () => {
    const { arrive, lose, server, settled, urlOf, value } = await table()
    const connected = async () => (await value('screens:state', {})).room?.guests.map((guest) => guest.connected)
    const phone = await arrive(urlOf('seat'), { screen: 'phone' })
    server.say({ kind: 'quiet', connection: phone.connection, quiet: true })
    await settled()
    expect(await connected()).toEqual([false])
    await lose(phone)
    await arrive(urlOf('seat'), { screen: 'phone' })
    expect(await connected()).toEqual([true])
  })

  it('disconnects a guest that could not be admitted, so that it tries again', async () => {
    const { arrive, urlOf, matches } = await table()
    const subscribe = vi.spyOn(matches, 'subscribe').mockRejectedValueOnce(new Error('disk'))
    const guest = await arrive(urlOf('seat'))
    expect([guest.closed, guest.room]).toEqual(['late', undefined])
    subscribe.mockRestore()
    expect((await arrive(urlOf('seat'), { screen: 'screen-1' })).room?.guest.seat).toBe('south')
  })

  it('opens the deal of a match, and sends its moves, once for all guests', async () => {
    const { arrive, ask, value, urlOf, id, store, server } = await table()
    const guests = [await arrive(urlOf('room')), await arrive(urlOf('room')), await arrive(urlOf('room'))]
    await value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
    const peek = vi.spyOn(store, 'peek')
    for (const guest of guests) {
      expect(await ask(guest, 'match.deal')).toMatchObject({ result: { kind: 'sealed', check: 'held' } })
      expect(await ask(guest, 'match.replay')).toMatchObject({ result: { steps: [{ by: 'north' }] } })
    }
    expect(peek).toHaveBeenCalledTimes(1)
    expect(server.told.filter(({ kind }) => kind === 'share')).toHaveLength(2)
  })
})
