import { describe, expect, it } from 'vitest'
import { addressKey, Places, plainAddress } from './addresses.ts'

describe('an address', () => {
  it.each([
    ['192.168.1.24', '192.168.1.24'],
    ['::ffff:192.168.1.24', '192.168.1.24'],
    ['::1', '127.0.0.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['fd00::2', 'fd00::2'],
    [undefined, ''],
  ])('has a plain form: %s', (given, shown) => {
    expect(plainAddress(given)).toBe(shown)
  })

  it.each([
    ['fd00:1:2:3::1', 'fd00:1:2:3:aaaa:bbbb:cccc:dddd'],
    ['2001:db8::1', '2001:db8:0:0:ffff::'],
    ['2001:0db8::5', '2001:db8::6'],
  ])('counts with its neighbours in an IPv6 network: %s, %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it('counts alone otherwise', () => {
    const keys = ['192.168.1.2', '192.168.1.3', 'fd00::1', 'fd00:0:0:1::1', 'fd01::1'].map(addressKey)
    expect(new Set(keys).size).toBe(5)
  })
})

describe('places', () => {
  it('are limited in total and for each address', () => {
    const places = new Places({ all: 3, perAddress: 2 })
    expect(['a', 'a', 'a', 'b', 'c'].map((key) => places.take(key))).toEqual([true, true, false, true, false])
    places.giveBack('a')
    expect([places.take('c'), places.take('b')]).toEqual([true, false])
  })

  it('are not created by returning one that was never taken', () => {
    const places = new Places({ all: 1, perAddress: 1 })
    for (let i = 0; i < 5; i++) places.giveBack('a')
    expect([places.take('a'), places.take('b')]).toEqual([true, false])
  })
})
