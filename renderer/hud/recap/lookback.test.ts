import { expect, it } from 'vitest'
import type { Standing } from '../../../electron/contract/ipc.ts'
import { lookbackOf } from './lookback.ts'

const human = { kind: 'human' } as const
const bot = { kind: 'bot', level: 'easy' } as const
type Seats = Readonly<Record<string, typeof human | typeof bot>>

/** `by` lists the seats that moved, in order. */
function looking(seats: Seats, by: string, more: { asked?: string; viewer?: string; sentAfter?: number } = {}) {
  const { asked, viewer = 'spectator', sentAfter = 0 } = more
  const standing: Standing = {
    awaiting: [],
    asked: asked === undefined ? null : { seat: asked, moves: [] },
    thinking: null,
    canUndo: false,
    undo: { why: 'nothing-played' },
    outcome: null,
  }
  const plans = Object.entries(seats).map(([seat, player]) => ({ seat, name: seat, player }))
  const times = { createdAt: 0, updatedAt: 0 }
  const match = { id: 'm', game: 'jackal', title: '', ...times, moves: 0, seats: plans, outcome: null } as const
  const steps = by.split(' ').map((seat) => ({ by: seat, events: [] }))
  return lookbackOf({ match, viewer, standing, steps, sentAfter })
}

it('looks back to the own last move, which others may have answered', () => {
  const seats = { white: human, red: bot, black: bot }
  expect(looking(seats, 'white red black white red black')).toEqual({ own: ['white'], from: 3 })
  expect(looking(seats, 'red black')).toEqual({ own: ['white'], from: 0 })
})

it('looks back for the asked player if several share the screen', () => {
  const seats = { white: human, red: human, black: bot }
  const by = 'white red black'
  expect(looking(seats, by, { asked: 'white' })).toEqual({ own: ['white'], from: 0 })
  expect(looking(seats, by, { asked: 'red' })).toEqual({ own: ['red'], from: 1 })
  expect(looking(seats, by).own).toEqual(['white', 'red'])
})

it('forgets earlier events as soon as the next own move is sent', () => {
  expect(looking({ white: human, red: bot }, 'white red red', { sentAfter: 3 })).toEqual({ own: ['white'], from: 3 })
})

it('looks back on the last move if no player at this screen has a seat', () => {
  expect(looking({ white: bot, red: bot }, 'white red white')).toEqual({ own: [], from: 2 })
})
