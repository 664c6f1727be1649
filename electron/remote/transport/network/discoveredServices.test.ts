import { describe, expect, it } from 'vitest'
import { DiscoveredServices } from './discoveredServices.ts'
import { type DnsRecord, recordsOf } from './records.ts'

const TABLE = {
  label: 'Evening',
  host: 'host.local',
  address: '192.168.1.24',
  port: 4173,
  txt: { n: 'Evening', v: '1.2.3' },
}
const SENDER = '192.168.1.24'
const RECEIVED = { port: 4173, txt: TABLE.txt, addresses: ['192.168.1.24'], sender: SENDER }

function discover() {
  let now = 0
  const services = new DiscoveredServices(() => now)
  return {
    services,
    take: (answers: readonly DnsRecord[], additionals: readonly DnsRecord[] = []) =>
      services.take({ answers, additionals }, SENDER),
    pass: (seconds: number) => {
      now += seconds * 1000
      services.expire()
    },
  }
}

const inCapitals = (records: readonly DnsRecord[]): readonly DnsRecord[] =>
  records.map((record) => ({ ...record, name: record.name.toUpperCase() }))

describe('a table on the network', () => {
  it('is found by one response, in whatever section its facts are', () => {
    const { services, take } = discover()
    const [pointer, ...others] = recordsOf(TABLE)
    take(pointer ? [pointer] : [], others)
    expect(services.all).toEqual([RECEIVED])
  })

  it('is found by names in any case', () => {
    const { services, take } = discover()
    take(inCapitals(recordsOf(TABLE)))
    expect(services.all).toEqual([RECEIVED])
  })

  it('has its latest facts', () => {
    const { services, take } = discover()
    take(recordsOf(TABLE))
    take(recordsOf({ ...TABLE, port: 4174 }))
    expect(services.all).toEqual([{ ...RECEIVED, port: 4174 }])
  })

  it('is removed when it says goodbye', () => {
    const { services, take } = discover()
    take(recordsOf(TABLE))
    take(recordsOf(TABLE).map((record) => ({ ...record, ttl: 0 })))
    expect(services.all).toEqual([])
  })

  it('is removed when no response arrives for the lifetime of its record', () => {
    const { services, take, pass } = discover()
    take(recordsOf(TABLE))
    pass(4500)
    expect(services.all).toHaveLength(1)
    pass(1)
    expect(services.all).toEqual([])
  })

  it('is not found without its port', () => {
    const { services, take } = discover()
    take(recordsOf(TABLE).filter(({ type }) => type !== 'SRV'))
    expect(services.all).toEqual([])
  })

  it('is not found under another service', () => {
    const { services, take } = discover()
    take(recordsOf(TABLE).map((record) => (record.type === 'PTR' ? { ...record, name: '_http._tcp.local' } : record)))
    expect(services.all).toEqual([])
  })
})
