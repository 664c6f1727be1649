/// <reference path="./multicastDns.d.ts" />
import type { EventEmitter } from 'node:events'
import multicastDns from 'multicast-dns'
import { Bucket, type Now } from '../../admission/gate/rates/bucket.ts'

/** Multicast DNS on one network. */
export type Mdns = ReturnType<typeof multicastDns>

/** Packets per second, of all programs on the network together, and records in one packet. */
const PACKETS = { burst: 200, perSecond: 50 } as const
const MOST_RECORDS = 100

/** Opens multicast DNS on the network of one IPv4 address of this computer. */
export function openMdns(address: string, now: Now = () => performance.now()): Mdns {
  // Bound to all addresses: a socket bound to its own receives no multicast on some systems.
  const mdns = multicastDns({ interface: address, bind: '0.0.0.0' })
  guard(mdns, now)
  return mdns
}

/** Resolves when the socket is closed. */
export function closeMdns(mdns: Mdns): Promise<void> {
  return new Promise((resolve) => mdns.destroy(() => resolve()))
}

/**
 * Drops packets that are too many, too large or invalid for their readers, and ignores failures of the network: finding
 * tables is a convenience, and addresses can be typed.
 */
export function guard(mdns: EventEmitter, now: Now): void {
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
