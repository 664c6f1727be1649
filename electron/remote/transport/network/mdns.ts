import type { EventEmitter } from 'node:events'
import { Bonjour } from 'bonjour-service'
import { Bucket, type Clock } from '../../admission/gate/rates/bucket.ts'

/** Packets a second, of all programs on the network together, and records in one of them. */
const PACKETS = { burst: 200, perSecond: 50 } as const
const MOST_RECORDS = 100

/** Opens multicast DNS on the network of one IPv4 address of this computer. */
export function openMdns(address: string, now: Clock = () => performance.now()): Bonjour {
  // Bound to all addresses: one that is bound to its own receives no multicast on some systems. Its types lack these options.
  const options = { interface: address, bind: '0.0.0.0' } as ConstructorParameters<typeof Bonjour>[0]
  const bonjour = new Bonjour(options, () => undefined)
  const { mdns } = (bonjour as unknown as Inside).server
  guard(mdns, now)
  return bonjour
}

/** What `bonjour-service` keeps private. */
interface Inside {
  readonly server: { readonly mdns: EventEmitter }
}

/**
 * Drops packets that are too many, too large or too odd for the library, and failures of the network: finding each other is
 * a convenience, and addresses can be typed.
 */
export function guard(mdns: EventEmitter, now: Clock): void {
  const packets = new Bucket(PACKETS, now)
  const emit = mdns.emit.bind(mdns)
  mdns.on('error', () => undefined)
  mdns.emit = (event: string | symbol, ...facts: unknown[]) => {
    if (event === 'packet') return false // nobody listens
    if ((event === 'query' || event === 'response') && (!packets.take() || !isSmall(facts[0]))) return false
    try {
      return emit(event, ...facts)
    } catch {
      return false
    }
  }
}

function isSmall(packet: unknown): boolean {
  if (typeof packet !== 'object' || packet === null) return false
  const records = Object.values(packet).flatMap((part: unknown) => (Array.isArray(part) ? [part.length] : []))
  return records.reduce((sum, length) => sum + length, 0) <= MOST_RECORDS
}
