import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Interfaces } from '../transport/network/networks.ts'

/** Addresses of home networks, of virtual private networks, and of this computer. */
const NEAR = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const

/**
 * Returns whether an address belongs to a network of this computer: a private one, or one of its interfaces. The window
 * reaches no other, so that a page under an attacker's control cannot send data to the internet.
 */
export function isNearby(address: string, interfaces: Interfaces = networkInterfaces()): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%') || address.toLowerCase().startsWith('::ffff:')) return false
  const near = new BlockList()
  for (const [net, prefix, kind] of NEAR) near.addSubnet(net, prefix, kind)
  for (const { address: own, cidr, family: kind } of Object.values(interfaces).flatMap((one) => one ?? [])) {
    const prefix = Number(cidr?.split('/')[1])
    const smallest = kind === 'IPv4' ? 16 : 64
    if (prefix >= smallest) near.addSubnet(own, prefix, kind === 'IPv4' ? 'ipv4' : 'ipv6')
  }
  return near.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
