import { describe, expect, it } from 'vitest'
import type { Player } from '../../electron/contract/ipc.ts'
import { isPlayedHere, isShared, seatsHere, sideOf } from './viewer.ts'

const HERE: Player = { kind: 'human' }
const ALONE: Player = { kind: 'human', alone: true }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const BOT: Player = { kind: 'bot', level: 'easy' }

const seats = (...players: readonly Player[]) =>
  players.map((player, index) => ({ seat: ['white', 'red', 'black'][index] ?? '', name: 'Ann', player }))

describe('a screen', () => {
  it.each([
    ['two people here', [HERE, HERE, BOT], true],
    ['one person against bots', [HERE, BOT, BOT], false],
    ['one person, with others elsewhere', [HERE, ELSEWHERE, BOT], true],
    ['one person who is alone, with others elsewhere', [ALONE, ELSEWHERE, BOT], false],
    ['two people here, one of whom said to be alone', [ALONE, HERE, BOT], true],
    ['nobody here', [ELSEWHERE, ELSEWHERE, BOT], false],
  ])('is seen by others or not: %s', (_, players, expected) => {
    expect(isShared(seats(...players))).toBe(expected)
  })

  it('has the seats of people who play at it', () => {
    const all = seats(HERE, ELSEWHERE, BOT)
    expect(seatsHere(all)).toEqual(['white'])
    expect(['white', 'red', 'black'].map((seat) => isPlayedHere(all, seat))).toEqual([true, false, false])
  })

  it('shows the side of its only person', () => {
    expect(sideOf(seats(ELSEWHERE, HERE), 'spectator')).toBe('red')
    expect(sideOf(seats(HERE, HERE), 'spectator')).toBe('spectator')
    expect(sideOf(seats(ELSEWHERE, HERE), 'white')).toBe('white')
  })
})
