import { describe, expect, it } from 'vitest'
import type { AirState } from '../../../contract/airState.ts'
import { dealUnaided, openRoomHost } from '../../../testkit/otherScreens.ts'
import { hashOfToken } from '../../admission/links.ts'

const WINK = { kind: 'wink' }

/** Returns a table with a match, and the states that its host sends for an address. */
async function onAir(channel: 'watch' | 'room' = 'watch') {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const person = { name: 'Nora', player: { kind: 'human' } } as const
  const bot = { name: 'Sam', player: { kind: 'bot', level: 'easy' } } as const
  const setup = { game: 'jackal', options: { turns: 40 }, seats: { north: person, south: bot } } as const
  const { id } = await dealUnaided(host, setup)
  await host.value('match:open', { id })
  const links = (await host.value('screens:state', {})).room?.links ?? []
  const url = links.find((link) => link.channel.kind === channel)?.url ?? ''
  const token = hashOfToken(new URL(url).hash.slice(1))
  const texts = () => host.server.told.flatMap((one) => (one.kind === 'air' && one.token === token ? [one.text] : []))
  const states = () => texts().map((text) => JSON.parse(text ?? 'null') as AirState | null)
  const want = () => host.server.say({ kind: 'air', token })
  const play = () => host.value('match:play', { id, seat: 'north', move: WINK } as never)
  return { ...host, id, states, want, play, url }
}

describe('the state of a channel', () => {
  it('tells the public match', async () => {
    const { states, want, play, id } = await onAir()
    await play()
    want()
    expect(states()).toMatchObject([
      {
        version: 1,
        match: {
          ...{ id, game: 'jackal', viewer: 'spectator', moves: 1, event: 1, shownEvent: null, outcome: null },
          seats: [
            { seat: 'north', name: 'Nora', bot: false },
            { seat: 'south', name: 'Sam', bot: true },
          ],
          awaiting: ['north'],
          events: [{ n: 1 }],
        },
        lobby: { matchId: id },
      },
    ])
  })

  it('is sent with each change for a minute, and with nothing else', async () => {
    const { states, want, play, timeSource } = await onAir()
    await play()
    expect(states()).toEqual([])
    want()
    timeSource.pass(30_000)
    expect(states()).toHaveLength(1)
    await play()
    timeSource.pass(100)
    expect(states().map((state) => state?.match?.moves)).toEqual([1, 2])
    timeSource.pass(60_000)
    await play()
    timeSource.pass(60_000)
    expect(states()).toHaveLength(2)
  })

  it('follows the delay of its channel', async () => {
    const { states, want, play, value, timeSource } = await onAir()
    await value('screens:watchDelay', { milliseconds: 20_000 })
    timeSource.pass(20_000)
    await play()
    want()
    expect(states().at(-1)?.match?.moves).toBe(0)
    timeSource.pass(19_900)
    expect(states().at(-1)?.match?.moves).toBe(0)
    timeSource.pass(200)
    expect(states().at(-1)?.match?.moves).toBe(1)
  })

  it('names the last event that the picture has shown', async () => {
    const { states, want, play, value, id, timeSource } = await onAir()
    await play()
    await play()
    want()
    await value('match:shown', { id, moves: 1, lastEvent: 1 })
    timeSource.pass(100)
    expect(states().map((state) => state?.match?.shownEvent)).toEqual([null, 1])
  })

  it('is nothing for an address without a channel', async () => {
    const { states, want } = await onAir('room')
    want()
    expect(states()).toEqual([null])
  })
})
