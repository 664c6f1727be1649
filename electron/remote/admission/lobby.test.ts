import { describe, expect, it } from 'vitest'
import type { Player } from '../../contract/ipc.ts'
import { carryOver, lobbyOf } from './lobby.ts'

const PLAYERS: Readonly<Record<string, Player>> = {
  here: { kind: 'human' },
  away: { kind: 'human', elsewhere: true },
  bot: { kind: 'bot', level: 'easy' },
}

/** Seats such as `white Ann away, red Bob here`. */
const seats = (text: string) =>
  text.split(', ').map((one) => {
    const [seat = '', name = '', player = ''] = one.split(' ')
    return { seat, name, player: PLAYERS[player] ?? { kind: 'human' as const } }
  })

/** Guests by their seats, such as `white g1, red g2`. */
const chairs = (text: string) =>
  new Map(text === '' ? [] : text.split(', ').map((one) => one.split(' ') as [string, string]))

it('names the map of a match and of the next one', () => {
  const map = { kind: 'drawn', name: 'The cove' } as const
  const table = { game: 'jackal', title: 'Evening', seats: seats('white Ann here') } as const
  expect(lobbyOf({ ...table, map }, null, new Map())).toMatchObject({ title: 'Evening', map })
  expect(lobbyOf(table, 'match-1', new Map())).not.toHaveProperty('map')
})

describe('guests at the next table', () => {
  it.each([
    ['sit where they sat', 'white Ann away, red Bob here', 'white Ann away, red Bob here', 'white g1', 'white g1'],
    [
      'change sides with their names',
      'white Ann away, red Bob away',
      'white Bob away, red Ann away',
      'white g1, red g2',
      'red g1, white g2',
    ],
    ['swap sides with the table', 'white Ann away, red Bob here', 'white Bob here, red Ann away', 'white g1', 'red g1'],
    ['lose a seat that is played here', 'white Ann away, red Bob here', 'white Cid here, red Bob here', 'white g1', ''],
    [
      'keep their seats under new names',
      'white Ann away, red Bob away',
      'white Cid away, red Dan away',
      'white g1, red g2',
      'white g1, red g2',
    ],
    [
      'are not taken for namesakes',
      'white Ann away, red Ann away',
      'white Bob away, red Ann away',
      'white g1, red g2',
      'white g1, red g2',
    ],
    [
      'give way to the one whose name it is',
      'white Ann away, red Bob away',
      'red Ann away, black Cid away',
      'white g1, red g2',
      'red g1',
    ],
    ['find no seat of a bot', 'white Ann away', 'white Ann bot', 'white g1', ''],
  ])('%s', (_, before, after, now, then) => {
    expect(carryOver(seats(before), seats(after), chairs(now))).toEqual(chairs(then))
  })
})

describe('a lobby', () => {
  it('shows the player of each seat, and whether they are there', () => {
    const table = {
      game: 'jackal',
      title: 'Evening',
      clock: { kind: 'move', seconds: 30, atEnd: 'bot' },
      seats: seats('white Ann here, red Bob away, black Cid away, yellow Dan bot'),
    } as const
    const sitters = new Map([
      ['red', { id: 'g1', name: 'Masha', isThere: true }],
      ['black', { id: 'g2', name: '', isThere: false }],
    ])
    expect(lobbyOf(table, 'match-1', sitters)).toEqual({
      game: 'jackal',
      title: 'Evening',
      matchId: 'match-1',
      clock: { kind: 'move', seconds: 30, atEnd: 'bot' },
      seats: [
        { seat: 'white', name: 'Ann', by: 'here', guest: null, connected: false },
        { seat: 'red', name: 'Masha', by: 'elsewhere', guest: 'g1', connected: true },
        { seat: 'black', name: 'Cid', by: 'elsewhere', guest: 'g2', connected: false },
        { seat: 'yellow', name: 'Dan', by: 'bot', guest: null, connected: false },
      ],
    })
  })
})
