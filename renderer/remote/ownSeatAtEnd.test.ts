import { expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { GuestFeedMessage } from '../../electron/contract/screens.ts'
import type { Viewer } from '../../engine/kernel/game.ts'
import { readersSeats } from '../hud/ownSeats.ts'
import { withOwnSeat } from './ownSeatAtEnd.ts'

const SEATS: MatchInfo['seats'] = [
  { seat: 'north', name: 'Ann', player: { kind: 'human', elsewhere: true } },
  { seat: 'south', name: 'Ben', player: { kind: 'human', elsewhere: true } },
  { seat: 'west', name: 'Drake', player: { kind: 'bot', level: 'easy' } },
]

/** Returns the seats that a guest's result marks as the reader's. */
function marked(viewer: Viewer, own: string | null) {
  const sent = { kind: 'snapshot', viewer, match: { id: 'm', seats: SEATS } } as unknown as GuestFeedMessage // only these parts are read
  const message = withOwnSeat(sent, own)
  if (!('match' in message)) throw new Error('no match')
  return readersSeats({ match: message.match, viewer, standing: null })
}

it('the open view at the end marks the seat of this guest', () => {
  expect(marked('open', 'south')).toEqual(['south'])
})

it('marks no seat of an onlooker, of a bot that has taken over, or in another view', () => {
  expect(marked('open', null)).toEqual([])
  expect(marked('open', 'west')).toEqual([])
  expect(marked('spectator', 'south')).toEqual([])
})
