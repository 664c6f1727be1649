import { type DnsRecord, isNamed, recordsIn, SERVICE_NAME } from './records.ts'

/** A table in its own announcement; every field may be forged. */
export interface DiscoveredService {
  readonly port: number
  readonly txt: Readonly<Record<string, string>>
  readonly addresses: readonly string[]
  /** The address that the packet came from. */
  readonly sender?: string
}

interface Kept {
  readonly service: DiscoveredService
  /** The time of its removal unless another response arrives, in milliseconds. */
  readonly until: number
}

/** The services that announce themselves on one network. */
export class DiscoveredServices {
  private readonly byName = new Map<string, Kept>()
  private readonly now: () => number

  /** @param now in milliseconds; it never goes back */
  constructor(now: () => number) {
    this.now = now
  }

  get all(): readonly DiscoveredService[] {
    return [...this.byName.values()].map(({ service }) => service)
  }

  /** Takes in a response. */
  take(packet: unknown, sender: string | undefined): void {
    const records = recordsIn(packet)
    for (const one of records) {
      if (one.type !== 'PTR' || !isNamed(one, SERVICE_NAME)) continue
      const key = one.data.toLowerCase()
      if (one.ttl <= 0) this.byName.delete(key)
      else {
        const service = serviceOf(one.data, records, sender)
        if (service) this.byName.set(key, { service, until: this.now() + one.ttl * 1000 })
      }
    }
  }

  /** Removes services that have not responded for too long. */
  expire(): void {
    for (const [name, { until }] of this.byName) if (until < this.now()) this.byName.delete(name)
  }

  clear(): void {
    this.byName.clear()
  }
}

function serviceOf(name: string, records: readonly DnsRecord[], sender: string | undefined): DiscoveredService | null {
  const live = records.filter(({ ttl }) => ttl > 0)
  const srv = live.find((one) => one.type === 'SRV' && isNamed(one, name))
  if (srv?.type !== 'SRV') return null
  const txt = live.find((one) => one.type === 'TXT' && isNamed(one, name))
  const addresses = live.flatMap((one) =>
    (one.type === 'A' || one.type === 'AAAA') && isNamed(one, srv.data.target) ? [one.data] : [],
  )
  const said = txt?.type === 'TXT' ? txt.data : []
  return { port: srv.data.port, txt: textsOf(said), addresses, ...(sender !== undefined && { sender }) }
}

/** Returns the texts of the form `key=value`; those without a value are left out. */
function textsOf(texts: readonly Uint8Array[]): Readonly<Record<string, string>> {
  const pairs = texts.map((text) => /^([^=]+)=(.*)$/s.exec(Buffer.from(text).toString()))
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])))
}
