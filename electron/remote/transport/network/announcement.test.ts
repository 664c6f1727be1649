import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Announcement } from './announcement.ts'
import type { Mdns } from './mdns.ts'
import { type DnsRecord, SERVICE_NAME } from './records.ts'

const ANNOUNCED = { name: 'Ann’s table', address: '192.168.1.24', port: 4173, version: '1.2.3', about: null }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A network that records its messages. */
class Network extends EventEmitter implements Mdns {
  readonly asked: string[] = []
  readonly said: DnsRecord[][] = []

  query(name: string, _type: string, sent?: () => void): void {
    this.asked.push(name)
    sent?.()
  }

  respond({ answers }: { readonly answers: readonly object[] }, sent?: () => void): void {
    this.said.push([...answers] as DnsRecord[]) // an announcement sends nothing else
    sent?.()
  }

  destroy(closed?: () => void): void {
    closed?.()
  }
}

function announced() {
  const network = new Network()
  return { network, announcement: new Announcement(ANNOUNCED, () => network) }
}

it('asks three times whether its name is taken, then announces it repeatedly', async () => {
  const { network } = announced()
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(network.asked).size).toBe(1)
  expect(network.asked).toHaveLength(3)
  expect(network.said).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(network.said).toHaveLength(3)
})

it('answers those that look for tables, once it is announced', async () => {
  const { network } = announced()
  const ask = () => network.emit('query', { questions: [{ name: SERVICE_NAME, type: 'PTR' }] })
  ask()
  expect(network.said).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  ask()
  expect(network.said[1]).toEqual([expect.objectContaining({ type: 'PTR', name: SERVICE_NAME })])
})

it('sends nothing if its name is taken', async () => {
  const { network } = announced()
  await vi.advanceTimersByTimeAsync(300)
  network.emit('response', { answers: [{ name: network.asked[0], type: 'A', ttl: 120, data: '192.168.1.9' }] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(network.said).toEqual([])
})

it('is withdrawn by records with no lifetime', async () => {
  const { network, announcement } = announced()
  await vi.advanceTimersByTimeAsync(1000)
  await announcement.stop()
  expect(network.said[1]?.map(({ ttl }) => ttl)).toEqual([0, 0, 0, 0, 0])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(network.said).toHaveLength(2)
})
