import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { networkKind } from '../../../contract/networkKind.ts'
import { hostInUrl, listNetworks } from './networks.ts'

function at(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '00:00:00:00:00:00', internal, cidr: null }
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' }
}

const addresses = (interfaces: Parameters<typeof listNetworks>[0]) =>
  listNetworks(interfaces).map(({ address }) => address)

describe('the networks of a computer', () => {
  it('begin with the address that a home network most likely uses', () => {
    const found = addresses({
      eth0: [at('2001:db8::7'), at('203.0.113.9')],
      wlan0: [at('192.168.1.24'), at('10.0.0.4')],
    })
    expect(found).toEqual(['192.168.1.24', '10.0.0.4', '203.0.113.9', '2001:db8::7'])
  })

  it('end with those of virtual machines and tunnels', () => {
    expect(addresses({ docker0: [at('172.17.0.1')], utun3: [at('10.8.0.2')], en0: [at('fd00::1')] })).toEqual([
      'fd00::1',
      '10.8.0.2',
      '172.17.0.1',
    ])
  })

  it('have no address that others cannot open', () => {
    expect(
      addresses({
        lo: [at('127.0.0.1', true), at('::1', true)],
        eth0: [at('169.254.3.4'), at('fe80::1')],
        eth1: undefined,
      }),
    ).toEqual([])
  })

  it('are written into addresses in the form of browsers', () => {
    expect(hostInUrl('192.168.1.24')).toBe('192.168.1.24')
    expect(hostInUrl('fd00::1')).toBe('[fd00::1]')
  })
})

it.each([
  ['wlp3s0', 'wifi'],
  ['Wi-Fi 2', 'wifi'],
  ['Беспроводная сеть', 'wifi'],
  ['enp0s31f6', 'cable'],
  ['Ethernet', 'cable'],
  ['vEthernet (WSL)', 'virtual'],
  ['tailscale0', 'virtual'],
  ['en0', 'other'],
])('the interface %s is of the kind %s', (name, kind) => {
  expect(networkKind(name)).toBe(kind)
})
