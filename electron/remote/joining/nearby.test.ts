import { describe, expect, it } from 'vitest'
import { isNearby } from './nearby.ts'

const own = { netmask: '', mac: '', internal: false } as const
const NETWORKS = {
  wlan0: [
    { ...own, family: 'IPv4', address: '203.0.113.9', cidr: '203.0.113.9/24' },
    { ...own, family: 'IPv6', scopeid: 0, address: '2001:db8::9', cidr: '2001:db8::9/64' },
  ],
  wide: [{ ...own, family: 'IPv4', address: '11.0.0.1', cidr: '11.0.0.1/0' }],
} satisfies Parameters<typeof isNearby>[1]

describe('a network of this computer', () => {
  it.each([
    '127.0.0.1',
    '192.168.1.24',
    '10.1.2.3',
    '172.16.0.1',
    '100.64.0.7',
    '::1',
    'fd00::7',
    '203.0.113.200',
    '2001:db8::1',
  ])('includes %s', (address) => expect(isNearby(address, NETWORKS)).toBe(true))

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '203.0.114.1',
    '2001:db9::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    'fe80::1%wlan0',
    'localhost',
    '',
  ])('does not include %s', (address) => expect(isNearby(address, NETWORKS)).toBe(false))
})
