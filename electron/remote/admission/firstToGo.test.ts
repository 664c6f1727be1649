import { describe, expect, it } from 'vitest'
import { firstToGo } from './firstToGo.ts'
import { Guests } from './guests.ts'

/** Returns records such as `Ann@home, Bob@cafe gone`, the oldest first. */
function records(text: string) {
  const guests = new Guests()
  for (const one of text === '' ? [] : text.split(', ')) {
    const [who = '', gone] = one.split(' ')
    const [name = '', address = ''] = who.split('@')
    const facts = { name, address, screen: name, device: 'phone', language: 'en', resume: null } as const
    const guest = guests.add(null, { kind: 'arrived', connection: name, token: `token of ${name}`, ...facts })
    if (gone) guest.connection = null
  }
  return guests.all
}

describe('the record that makes room for another', () => {
  it.each([
    ['is an offline one, even of an address with fewer records', 'Ann@home, Bob@home, Cid@cafe gone', 'cafe', 'Cid'],
    [
      'is an offline one, even if its address has fewer records than the newcomer',
      'Ann@cafe, Cid@home gone',
      'cafe',
      'Cid',
    ],
    ['is one of the address with most records', 'Ann@cafe, Bob@home, Cid@home', 'port', 'Bob'],
    ['is the oldest of equals', 'Ann@cafe, Bob@home', 'port', 'Ann'],
    ['is not a connected one of an address with as many records', 'Ann@home, Bob@cafe', 'cafe', undefined],
    ['is not a connected one if the newcomer has most records', 'Ann@home, Bob@cafe, Cid@cafe', 'cafe', undefined],
    ['is a connected one for a newcomer who is entitled to room', 'Ann@home', null, 'Ann'],
    ['does not exist among none', '', 'home', undefined],
  ])('%s', (_, present, newcomer, name) => {
    expect(firstToGo(records(present), newcomer)?.name).toBe(name)
  })
})
