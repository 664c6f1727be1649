import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { networkKind } from '../../../contract/networkKind.ts'
import type { Network } from '../../../contract/screens.ts'

/** The result of `os.networkInterfaces`. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/**
 * Returns the addresses of this computer that other devices on a network can open, the likeliest first: private IPv4
 * addresses, other IPv4 addresses, then IPv6. Loopback addresses and those that need a zone (`fe80::…%eth0`, which
 * browsers do not open) are left out.
 */
export function listNetworks(interfaces: Interfaces = networkInterfaces()): readonly Network[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.filter(canBeOpened).map(({ address }) => ({ name, address })),
  )
  return found.sort((one, other) => rank(one) - rank(other))
}

function canBeOpened({ address, internal, family }: NetworkInterfaceInfo): boolean {
  if (internal) return false
  return family === 'IPv4' ? !address.startsWith('169.254.') : !/^fe[89ab]/i.test(address)
}

const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

function rank({ name, address }: Network): number {
  const virtual = networkKind(name) === 'virtual' ? 10 : 0
  if (address.includes(':')) return virtual + PRIVATE.length + 1
  const place = PRIVATE.findIndex((range) => range.test(address))
  return virtual + (place === -1 ? PRIVATE.length : place)
}

/** Returns an address in the form of URLs: IPv6 in brackets. */
export function hostInUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address
}
