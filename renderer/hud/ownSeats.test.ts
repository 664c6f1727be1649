import { expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Viewer } from '../../engine/kernel/game.ts'
import { readersSeats } from './ownSeats.ts'

type Plan = Readonly<Record<string, 'here' | 'elsewhere' | 'bot'>>

function own(plan: Plan, viewer: Viewer, asked: string | null = null) {
  const seats = Object.entries(plan).map(([seat, who]) => ({
    seat,
    name: seat,
    player:
      who === 'bot'
        ? { kind: 'bot' as const, level: 'easy' }
        : { kind: 'human' as const, ...(who === 'elsewhere' ? { elsewhere: true } : {}) },
  }))
  const match = { id: 'm', seats } as unknown as MatchInfo // it reads only the seats
  const standing = asked === null ? null : { asked: { seat: asked } }
  return readersSeats({ match, viewer, standing: standing as Parameters<typeof readersSeats>[0]['standing'] }) // it does not read the rest
}

it('a single player is always marked, whichever viewer the window has', () => {
  expect(own({ north: 'here', south: 'bot' }, 'north')).toEqual(['north'])
  expect(own({ north: 'here', south: 'bot' }, 'spectator', null)).toEqual(['north'])
})

it('among several at one screen the one to move is marked, and none while others move', () => {
  const couch = { white: 'here', red: 'here', black: 'bot' } as const
  expect(own(couch, 'open', 'red')).toEqual(['red'])
  expect(own(couch, 'open')).toEqual([])
})

it('on a screen elsewhere its own seat is marked, whichever seat is asked', () => {
  const match = { white: 'here', red: 'here', black: 'elsewhere' } as const
  expect(own(match, 'black', 'white')).toEqual(['black'])
})

it('a player who watches bots has no seat', () => {
  expect(own({ north: 'bot', south: 'bot' }, 'open')).toEqual([])
})
