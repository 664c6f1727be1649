import { expect, it } from 'vitest'
import type { MatchInfo, Player } from '../../../electron/contract/ipc.ts'
import { sameSeats, withPlayersBack } from './draft.ts'

const HERE: Player = { kind: 'human', alone: true }
const AWAY: Player = { kind: 'human', elsewhere: true }
const BOT: Player = { kind: 'bot', level: 'easy' }
const STAND_IN: Player = { kind: 'bot', level: 'medium' }

it('gives a seat that was lost on time back to its person, and leaves a bot that was chosen', () => {
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
