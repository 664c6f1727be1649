import { expect, it } from 'vitest'
import { legalMoves } from '../../../../engine/admiral/moves.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { sea } from '../../../../engine/testkit/sea.ts'
import { adviceFor, givenMove, purposeOf } from './advice.ts'
import type { Cards } from './assigning.ts'

const SQUADRON = { 'red-line': 'k5 N', 'red-galleon': 'l5 N', 'red-frigate': 'm5 N', 'red-brig': 'n5 N' } as const

function advised(
  wanted: number,
  names: readonly (keyof typeof SQUADRON)[] = ['red-line', 'red-galleon', 'red-frigate', 'red-brig'],
) {
  const { state }: { state: AdmiralState } = sea({ ships: { ...SQUADRON, 'blue-brig': 'p9 N' } })
  const ships = state.ships.filter(({ id }) => names.some((name) => name === id))
  return adviceFor(ships, wanted)
}

it('gives each captain the ship on which it helps most, no ship twice', () => {
  expect(advised(4).map(({ captain, ship }) => `${captain} ${ship.id}`)).toEqual([
    'target red-line',
    'rapid red-brig',
    'berserk red-frigate',
    'swift red-galleon',
  ])
})

it('recommends for a first match the captains that need no decisions, at most as many as are dealt', () => {
  const first = (wanted: number) => advised(wanted).flatMap(({ captain, isFirst }) => (isFirst ? [captain] : []))
  expect([first(1), first(2), first(4)]).toEqual([['target'], ['target', 'rapid'], ['target', 'rapid', 'berserk']])
})

it('advises if there are fewer ships than captains', () => {
  expect(advised(1, ['red-brig']).map(({ ship }) => ship.id)).toEqual(['red-brig', 'red-brig', 'red-brig', 'red-brig'])
})

it('assigns the suggested cards while the player has assigned none', () => {
  const game = sea({ ships: SQUADRON, options: { captains: 2 }, phase: 'assign', assigning: ['red'] })
  const moves = legalMoves(game.state, 'red').map((move) => ({ move, hint: {} }))
  const ships = game.state.ships.filter(({ id }) => id in SQUADRON)
  const given = (cards: Cards) => givenMove({ asked: { seat: 'red', moves }, ships, cards, wanted: 2 })?.cards
  expect(given({})).toEqual({ 'red-line': 'target', 'red-brig': 'rapid' })
  expect(given({ 'red-line': 'swift' })).toBeUndefined()
  expect(given({ 'red-line': 'swift', 'red-galleon': 'target' })).toEqual({
    'red-line': 'swift',
    'red-galleon': 'target',
  })
})

it('sends Rapid for the gold in a treasure hunt', () => {
  expect([purposeOf('rapid', 'treasure'), purposeOf('rapid', 'duel')]).toEqual(['rapid.treasure', 'rapid'])
})
