import { expect, it } from 'vitest'
import { matchFrom } from '../../../engine/match/match.ts'
import { ADMIRAL } from '../../../engine/protocol/games.ts'
import { finish, type Json, sea, steer } from '../../../engine/testkit/sea.ts'
import { gameOf } from '../../games/games.ts'
import { decisionsOf } from './decisions.ts'

/**
 * Returns the number of moves in each decision of red, whose brig may sail three cells before a fresh wind, with Rapid
 * four.
 */
function movesOfDecisions(...moves: readonly Json[]): readonly number[] {
  const game = gameOf('admiral')
  if (!game) throw new Error('no game')
  const ships = { 'red-brig': ['c8 E', { captain: 'rapid' }], 'red-galleon': 'c4 E', 'blue-brig': 't8 W' } as const
  const { state } = sea({ ships, options: { captains: 'all' }, wind: 'E fresh' })
  const match = matchFrom(ADMIRAL, { options: state.options, seed: 1, state })
  for (const move of moves) {
    const [seat = ''] = match.awaiting()
    const read = ADMIRAL.parseMove(move, match.state)
    if (!read.ok) throw new Error('no move')
    const played = match.play(seat, read.value)
    if (!played.ok) throw new Error(played.refusal)
  }
  return decisionsOf(game, match).map(({ entries }) => entries.length)
}

it('a course is one decision', () => {
  expect(movesOfDecisions(steer('red-brig'), steer('red-brig'), finish('red-brig'), steer('red-galleon'))).toEqual([
    2, 1, 1,
  ])
})

it('a course that shows its captain on the way is one decision, like the advice for it', () => {
  const declared = steer('red-brig', 'none', { captain: true })
  expect(movesOfDecisions(declared, steer('red-brig'), steer('red-brig'))).toEqual([3])
})
