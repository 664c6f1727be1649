import { expect, it } from 'vitest'
import type { MatchInfo, Player } from '../../../electron/contract/ipc.ts'
import { sameSeats, swapSeats, withPlayersBack } from './draft.ts'

const HERE: Player = { kind: 'human', alone: true }
const AWAY: Player = { kind: 'human', elsewhere: true }
const BOT: Player = { kind: 'bot', level: 'easy' }
const STAND_IN: Player = { kind: 'bot', level: 'medium' }

it('gives a seat that was lost on time back to its person, and leaves a chosen bot', () => {
  const seats = [
    { seat: 'white', name: 'Anne', player: HERE },
    { seat: 'red', name: 'Drake', player: STAND_IN },
    { seat: 'black', name: 'Grace', player: BOT },
  ]
  const match = { seats, lostOnTime: ['red'], playersBefore: { red: AWAY } } as unknown as MatchInfo // no more is read
  expect(sameSeats(withPlayersBack(match).seats)).toEqual({
    white: { name: 'Anne', player: HERE },
    red: { name: 'Drake', player: AWAY },
    black: { name: 'Grace', player: BOT },
  })
})

it('takes the options of a seat along when sides are swapped', () => {
  const [anne, bob] = [
    { name: 'Anne', player: HERE },
    { name: 'Bob', player: BOT },
  ]
  const options = { autoReply: { red: 'ask', blue: 'never' }, captains: 2, alliances: [['red', 'blue']] }
  expect(swapSeats({ game: 'admiral', options, seats: { red: anne, blue: bob } })).toEqual({
    game: 'admiral',
    options: { ...options, autoReply: { red: 'never', blue: 'ask' } },
    seats: { red: bob, blue: anne },
  })
  const one = { autoReply: { red: 'hull' } }
  expect(swapSeats({ game: 'admiral', options: one, seats: { red: anne, blue: bob } }).options).toEqual({
    autoReply: { blue: 'hull' },
  })
})
