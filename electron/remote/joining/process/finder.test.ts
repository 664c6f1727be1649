import { EventEmitter } from 'node:events'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FoundTable } from '../../../contract/screens.ts'
import { Announcement } from '../../transport/network/announcement.ts'
import { DiscoveredServices } from '../../transport/network/discoveredServices.ts'
import { guard, openMdns } from '../../transport/network/mdns.ts'
import { answersTo, questionsIn, SERVICE_NAME } from '../../transport/network/records.ts'
import { Finder, tablesOf } from './finder.ts'

/** The loopback network of this computer. */
const LOOPBACK = { name: 'lo', address: '127.0.0.1' }
const ANNOUNCED = {
  name: 'Ann’s table. Стол',
  address: '127.0.0.1',
  port: 20_000 + Math.floor(Math.random() * 40_000),
  version: '1.2.3',
  about: { game: 'sea-battle', freeSeats: 2, owner: 'Аня' },
} as const

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

/** Returns a search with a list that the test can wait for. */
function search() {
  let tables: readonly FoundTable[] = []
  let look: () => void = () => undefined
  const finder = new Finder([LOOPBACK], (found) => {
    tables = found
    look()
  })
  ends.push(() => finder.stop())
  return (passes: (tables: readonly FoundTable[]) => boolean) =>
    new Promise<readonly FoundTable[]>((resolve) => {
      look = () => void (passes(tables) && resolve(tables))
      look()
    })
}

describe('a table that is announced', () => {
  // Other systems send no multicast to themselves.
  it.runIf(process.platform === 'linux')('is found by its whole name until it is withdrawn', async () => {
    const until = search()
    const announcement = new Announcement(ANNOUNCED)
    const isThere = (tables: readonly FoundTable[]) => tables.some(({ port }) => port === ANNOUNCED.port)
    expect(await until(isThere)).toContainEqual(ANNOUNCED)
    await announcement.stop()
    await until((tables) => !isThere(tables))
  })

  it('announces no other address of this computer, and not its name', async () => {
    const mdns = openMdns('127.0.0.1')
    const announced: object[] = []
    mdns.respond = ({ answers }) => void announced.push(...answers)
    const announcement = new Announcement({ ...ANNOUNCED, address: '192.0.2.7' }, () => mdns)
    ends.push(() => announcement.stop())
    await vi.waitFor(() => expect(announced).not.toEqual([]), { timeout: 5000 })
    expect(announced.filter((record) => 'type' in record && /^A/.test(String(record.type)))).toEqual([
      expect.objectContaining({ type: 'A', data: '192.0.2.7' }),
    ])
    expect(JSON.stringify(announced)).toMatch(/"target":"captains-table-[0-9a-f]{8}\.local"/)
  })
})

describe('an announcement on the network', () => {
  const services = {
    port: 4173,
    addresses: ['192.168.1.24'],
    sender: '192.168.1.24',
    txt: { n: 'Evening', v: '1.2.3', p: '1' },
  } as const
  const read = (changes: object) => tablesOf([{ ...services, ...changes }])

  it('is a table if it has all required fields', () => {
    expect(read({})).toEqual([{ name: 'Evening', address: '192.168.1.24', port: 4173, version: '1.2.3', about: null }])
  })

  it.each([
    [{ txt: {} }],
    [{ txt: { ...services.txt, n: 'a\u202Eb' } }],
    [{ txt: { ...services.txt, n: 'x'.repeat(61) } }],
    [{ txt: { ...services.txt, v: '<b>' } }],
    [{ txt: { ...services.txt, p: '2' } }],
    [{ port: 0 }],
    [{ port: 70_000 }],
    [{ addresses: ['evil.example'], sender: undefined }],
    [{ addresses: [], sender: 'javascript:alert(1)' }],
  ])('is left out otherwise: %j', (changes) => {
    expect(read(changes)).toEqual([])
  })

  it.each([
    [
      { g: 'jackal', f: '3' },
      { game: 'jackal', freeSeats: 3 },
    ],
    [
      { g: 'jackal', f: '0' },
      { game: 'jackal', freeSeats: 0 },
    ],
    [
      { g: 'jackal', f: '1', o: 'Ann' },
      { game: 'jackal', freeSeats: 1, owner: 'Ann' },
    ],
    [
      { g: 'jackal', f: '1', o: 'a\u202Eb' },
      { game: 'jackal', freeSeats: 1 },
    ],
    [{ g: 'chess', f: '1' }, null],
    [{ g: 'jackal' }, null],
    [{ g: 'jackal', f: '17' }, null],
    [{ g: 'jackal', f: '-1' }, null],
    [{ g: 'jackal', f: '1e9' }, null],
    [{ g: 'toString', f: '3' }, null],
  ])('may name the match, the number of free seats and the owner: %j', (more, about) => {
    expect(read({ txt: { ...services.txt, ...more } })[0]?.about).toEqual(about)
  })

  it('is not trusted for its address', () => {
    expect(read({ addresses: ['10.0.0.1', '192.168.1.24'] })[0]?.address).toBe('192.168.1.24')
    expect(read({ addresses: ['10.0.0.1'] })[0]?.address).toBe('10.0.0.1')
    expect(read({ addresses: [] })[0]?.address).toBe('192.168.1.24')
  })

  it('is listed up to a limit', () => {
    const many = Array.from({ length: 500 }, (_, port) => ({ ...services, port: port + 1 }))
    expect(tablesOf(many)).toHaveLength(32)
  })

  it('does not end the program, whatever it contains', () => {
    const mdns = new EventEmitter()
    guard(mdns, () => 0)
    const services = new DiscoveredServices(() => 0)
    mdns.on('response', (packet) => services.take(packet, '192.168.1.24'))
    mdns.on('query', (packet) => questionsIn(packet).map((question) => answersTo(question, [])))
    const odd = fc.oneof(fc.constantFrom('PTR', 'SRV', 'TXT', SERVICE_NAME, '__proto__'), fc.anything())
    const record = fc.record({ name: odd, type: odd, ttl: odd, data: odd }, { requiredKeys: [] })
    const records = fc.array(fc.oneof(record, odd), { maxLength: 5 })
    const packet = fc.record({ questions: records, answers: records, additionals: records }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.constantFrom('query', 'response'), fc.oneof(packet, odd), (event, facts) => {
        mdns.emit(event, facts)
        tablesOf(services.all)
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  it('is dropped in a flood', () => {
    const mdns = new EventEmitter()
    let receivedPackets = 0
    mdns.on('response', () => receivedPackets++)
    let time = 0
    guard(mdns, () => time)
    for (let i = 0; i < 10_000; i++) mdns.emit('response', { answers: [] })
    expect(receivedPackets).toBe(200)
    time += 1000
    mdns.emit('response', { answers: Array(101).fill({}) })
    expect(receivedPackets).toBe(200)
    mdns.emit('response', { answers: [] })
    expect(receivedPackets).toBe(201)
  })
})
