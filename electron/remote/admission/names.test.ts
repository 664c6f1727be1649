import { describe, expect, it } from 'vitest'
import type { Player } from '../../contract/ipc.ts'
import { uniqueName } from '../../people/twins.ts'
import { namedSeats } from './names.ts'

const AWAY: Player = { kind: 'human', elsewhere: true }
const seat = (name: string, at: string, player: Player = AWAY) => ({ seat: at, name, player })
const named = (seats: Parameters<typeof namedSeats>[0], sitters: Readonly<Record<string, string>>) =>
  namedSeats(seats, new Map(Object.entries(sitters).map(([at, name]) => [at, { name }]))).map(({ name }) => name)

describe('the names at a table', () => {
  it('are those that guests have chosen, on the seats where they play', () => {
    const seats = [seat('White', 'white'), seat('Red', 'red', { kind: 'human' }), seat('Black', 'black')]
    expect(named(seats, { white: 'Masha', red: 'Jack', black: '' })).toEqual(['Masha', 'Red', 'Black'])
  })

  it('are never the same twice, and do not change when requested again', () => {
    const seats = [seat('Ann', 'white', { kind: 'human' }), seat('Red', 'red'), seat('Black', 'black')]
    expect(named(seats, { red: 'Ann', black: 'Ann' })).toEqual(['Ann', 'Ann 2', 'Ann 3'])
    const again = [seat('Ann', 'white', { kind: 'human' }), seat('Ann 2', 'red'), seat('Ann 3', 'black')]
    expect(named(again, { red: 'Ann', black: 'Ann' })).toEqual(['Ann', 'Ann 2', 'Ann 3'])
  })

  it('keep within their length, by whole characters', () => {
    const long = '⚓'.repeat(24)
    expect(uniqueName(long, [long])).toBe(`${'⚓'.repeat(22)} 2`)
  })

  it.each(['Ann\u200b', 'A\u00adnn', 'ANN', 'Аnn', 'Ａｎｎ', 'Ann\u2800', 'Αnn'])(
    'have a number if one looks like another: %j',
    (twin) => {
      expect(uniqueName(twin, ['Bob', 'Ann'])).toMatch(/ 2$/)
    },
  )

  it.each([
    ['Ian', 'lan'],
    ['Bill', 'BiII'],
    ['Straße', 'STRASSE'],
    ['Å', 'A\u030a'],
    ['Мэри', 'мэри'],
    ['Player 0', 'Player O'],
  ])('can be distinguished: %s and %s cannot', (one, other) => {
    expect([uniqueName(one, [other]), uniqueName(other, [one])]).toEqual([`${one} 2`, `${other} 2`])
  })

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Aнн'],
    ['Ann 1', 'Ann 2'],
    ['हिन्दी', 'हन्द'],
    ['👨', '👩'],
    ['Zoe', 'Zoë'],
  ])('do not change if they differ: %s and %s', (one, other) => {
    expect(uniqueName(one, [other])).toBe(one)
  })
})
