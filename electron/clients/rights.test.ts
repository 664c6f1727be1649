import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Channel, Channels } from '../contract/ipc.ts'
import { REQUESTS } from '../contract/schemas.ts'
import { saveId } from '../contract/texts.ts'
import { silentLog } from '../files/log.ts'
import { clientWith, guest, windowClient } from '../testkit/clients.ts'
import { createAnswerer, type Handlers } from './answer.ts'
import type { Client } from './client.ts'
import { ID_FIELDS, LOCAL_WINDOW } from './rights.ts'

const OWN = 'granted-1'
const OTHER = 'another-2'
const SETUP = { game: 'jackal', options: {}, seats: {} } as const

/** Returns a valid request on each channel; about this match if it names one. */
const requests = (id: string): { readonly [C in Channel]: Channels[C]['request'] } => ({
  'app:info': {},
  'app:quit': {},
  'app:report': { message: 'x' },
  'app:showReports': {},
  'windows:private': {},
  'windows:endAir': {},
  'windows:protect': { on: true },
  'windows:feed': { size: '1280x720', borderless: false },
  'windows:closeFeed': {},
  'updates:state': {},
  'updates:check': {},
  'updates:install': {},
  'settings:get': {},
  'settings:change': { volume: 0.5 },
  'match:create': SETUP,
  'match:open': { id },
  'match:leave': { id },
  'match:play': { id, seat: 'north', move: {} },
  'match:undo': { id, seat: 'north' },
  'match:rewind': { id, moves: 0 },
  'match:giveUp': { id, seat: 'north' },
  'match:end': { id },
  'match:waitForPad': { id, seat: 'north', waits: true },
  'match:pause': { id, paused: true },
  'match:playOut': { id, seat: 'north' },
  'match:seat': { id, seat: 'north', player: { kind: 'human' } },
  'match:look': { id, viewer: 'north' },
  'match:shown': { id, moves: 1 },
  'match:replay': { id },
  'match:analysis': { id, skip: 0 },
  'match:stopAnalysis': { id },
  'match:advise': { id, seat: 'north' },
  'match:deal': { id },
  'screens:state': {},
  'screens:open': { reach: { kind: 'computer' } },
  'screens:renew': { reach: { kind: 'computer' } },
  'screens:close': {},
  'screens:newWords': {},
  'screens:admit': { request: 'r1' },
  'screens:refuse': { request: 'r1' },
  'screens:revoke': { link: 'l1' },
  'screens:release': { guest: 'g1' },
  'screens:approveName': { guest: 'g1', name: 'Masha' },
  'screens:removeName': { guest: 'g1' },
  'screens:lead': { on: true },
  'screens:voting': { seconds: 20, fromChat: true },
  'screens:watchDelay': { milliseconds: 0 },
  'screens:addChannel': { channel: 'feed', delay: 0 },
  'screens:addCaster': {},
  'screens:agreeCaster': { seat: 'north', agreed: true },
  'screens:removeChannel': { channel: 'feed' },
  'screens:plan': { plan: null },
  'joining:look': { on: true },
  'joining:connect': { wire: 1, host: '127.0.0.1', port: 4173 },
  'joining:send': { wire: 1, text: '{}' },
  'joining:disconnect': { wire: 1 },
  'saves:list': {},
  'saves:rename': { id, title: 'Evening' },
  'saves:copy': { id, title: 'Copy' },
  'saves:remove': { id },
  'saves:export': { id, content: 'match' },
  'saves:import': {},
  'replays:open': {},
  'files:open': { content: 'match' },
  'maps:export': { name: 'The cove', text: '~~~\n~#~\n~~~\n' },
  'maps:import': {},
  'pictures:export': { name: 'The end', png: 'iVBORw0KGgoAAAAN' },
  'people:list': {},
  'people:create': { name: 'Ann', colour: 'red', flag: 'plain', glyph: 'star' },
  'people:change': {
    profile: '0123456789abcdef01234567',
    look: { name: 'Ann', colour: 'red', flag: 'plain', glyph: 'star' },
  },
  'people:remove': { profile: '0123456789abcdef01234567' },
  'people:play': { profile: null },
  'people:person': { profile: '0123456789abcdef01234567' },
  'people:news': { id },
  'people:rebuild': {},
  'people:export': {},
  'people:import': {},
  'people:seats': { id },
  'files:choose': { game: 'jackal', kind: 'position' },
  'files:saveRuleset': { game: 'admiral' },
})

const CHANNELS = Object.keys(REQUESTS) as Channel[] // it has exactly these keys
const OWN_CHANNELS = CHANNELS.filter((channel) => guest(OWN).rights.channels.includes(channel))

/** Returns an answerer whose handlers only record that they were called. */
function recordingHost() {
  const handled: string[] = []
  const handlers = Object.fromEntries(CHANNELS.map((channel) => [channel, () => void handled.push(channel)]))
  const answer = createAnswerer(handlers as unknown as Handlers, silentLog) // the answers do not matter here
  return { handled, ask: (client: Client, channel: Channel, request: unknown) => answer(channel, request, client) }
}

const refusal = (detail: string) => ({ ok: false, problem: { code: 'not-allowed', detail } })

describe('the window', () => {
  it('may use every channel for every match', async () => {
    const { handled, ask } = recordingHost()
    const asked = requests(OTHER)
    for (const channel of CHANNELS)
      expect(await ask(windowClient(), channel, asked[channel])).toMatchObject({ ok: true })
    expect(handled).toEqual(CHANNELS)
  })
})

describe('a client with fewer rights', () => {
  it('is refused every channel that is not granted, and no handler is called', async () => {
    const { handled, ask } = recordingHost()
    const asked = requests(OWN)
    for (const channel of CHANNELS) {
      const answer = await ask(guest(OWN), channel, asked[channel])
      expect(answer, channel).toEqual(
        OWN_CHANNELS.includes(channel) ? { ok: true, value: undefined } : refusal(channel),
      )
    }
    expect(handled).toEqual(OWN_CHANNELS)
    expect(handled.filter((channel) => !channel.startsWith('match:'))).toEqual([])
    expect(handled).not.toContain('match:seat')
  })

  it('is refused before its request is parsed', async () => {
    const { ask } = recordingHost()
    expect(await ask(guest(OWN), 'saves:rename', { nonsense: 7 })).toEqual(refusal('saves:rename'))
  })

  it('may name only granted ids on any channel', async () => {
    const { handled, ask } = recordingHost()
    const client = clientWith({ ...LOCAL_WINDOW, ids: [OWN] })
    const [own, other] = [requests(OWN), requests(OTHER)]
    for (const channel of CHANNELS) {
      const isAbout = 'id' in other[channel]
      expect(await ask(client, channel, other[channel]), channel).toEqual(
        isAbout ? refusal('id: not granted') : { ok: true, value: undefined },
      )
      expect(await ask(client, channel, own[channel]), channel).toMatchObject({ ok: true })
    }
    expect(handled).not.toHaveLength(0)
  })

  it('cannot start a match from the position of one that is not granted', async () => {
    const { ask } = recordingHost()
    const client = clientWith({ ...LOCAL_WINDOW, ids: [OWN] })
    expect(await ask(client, 'match:create', { ...SETUP, positionOf: OTHER })).toEqual(
      refusal('positionOf: not granted'),
    )
    expect(await ask(client, 'match:create', { ...SETUP, positionOf: OWN })).toMatchObject({ ok: true })
  })

  it('cannot name a match in a field that is not checked', () => {
    const shapes: Record<string, z.ZodType>[] = Object.values(REQUESTS).map(({ shape }) => shape)
    const names = shapes.flatMap((shape) => Object.keys(shape).filter((name) => isId(shape[name])))
    expect([...new Set(names)].sort()).toEqual([...ID_FIELDS].sort())
  })
})

/** Returns whether a part of a request is an id, required or optional. */
function isId(schema: z.ZodType | undefined): boolean {
  return schema === saveId || (schema !== undefined && 'unwrap' in schema && Object(schema).unwrap() === saveId)
}
