import { describe, expect, it } from 'vitest'
import { Keys } from './keys.ts'

describe('the addresses of a screen', () => {
  it('are the one that its player opened, and the one of its seat', () => {
    const keys = new Keys('room')
    expect([keys.own, keys.kept]).toEqual([['room'], { opened: 'room', given: null }])
    keys.give('seat')
    expect([keys.own, keys.kept]).toEqual([['room', 'seat'], { opened: 'room', given: 'seat' }])
  })

  it('survive the end of the program', () => {
    const keys = new Keys(null, 'seat')
    expect([keys.own, keys.kept]).toEqual([['seat'], { opened: null, given: 'seat' }])
    expect([keys.knows('seat'), keys.knows('room')]).toEqual([true, false])
  })

  it('include the address opened last, but not twice that of its seat', () => {
    const keys = new Keys('room', 'seat')
    keys.comeBy('seat')
    expect(keys.own).toEqual(['room', 'seat'])
    keys.comeBy('words')
    expect(keys.own).toEqual(['words', 'seat'])
  })

  it('lose only the one that is revoked', () => {
    const keys = new Keys('room', 'seat')
    keys.withdraw('other')
    expect(keys.own).toEqual(['room', 'seat'])
    keys.withdraw('room')
    expect(keys.kept).toEqual({ opened: null, given: 'seat' })
    keys.withdraw('seat')
    expect(keys.own).toEqual([])
  })
})

describe('the addresses that a screen knows', () => {
  /** A screen that came by the room, sat down twice and then used other words. */
  function travelled() {
    const keys = new Keys('room')
    keys.give('seat')
    keys.comeBy('words')
    keys.give('next-seat')
    return keys
  }
  const known = (keys: Keys) => ['room', 'seat', 'words', 'next-seat', 'other'].filter((hash) => keys.knows(hash))

  it('are all that it has used or received', () => {
    expect(known(travelled())).toEqual(['room', 'seat', 'words', 'next-seat'])
  })

  it('are reduced to the valid ones and its own', () => {
    const keys = travelled()
    keys.keepOnly(['room', 'other'])
    expect(known(keys)).toEqual(['room', 'words', 'next-seat'])
  })
})
