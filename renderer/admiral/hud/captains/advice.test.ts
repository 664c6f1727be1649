import { expect, it } from 'vitest'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { sea } from '../../../../engine/testkit/sea.ts'
import { adviceFor, purposeOf } from './advice.ts'

const SQUADRON = { 'red-line': 'k5 N', 'red-galleon': 'l5 N', 'red-frigate': 'm5 N', 'red-brig': 'n5 N' } as const

function advised(
  wanted: number,
  names: readonly (keyof typeof SQUADRON)[] = ['red-line', 'red-galleon', 'red-frigate', 'red-brig'],
) {
  const { state }: { state: AdmiralState } = sea({ ships: { ...SQUADRON, 'blue-brig': 'p9 N' } })
  const ships = state.ships.filter(({ id }) => names.some((name) => name === id))
  return adviceFor(ships, wanted)
}

it('gives each captain the ship for which he does most, no ship two', () => {
  expect(advised(4).map(({ captain, ship }) => `${captain} ${ship.id}`)).toEqual([
    'target red-line',
    'rapid red-brig',
    'berserk red-frigate',
    'swift red-galleon',
  ])
})

it('recommends for a first match those who ask nothing of their player, and not more than are given out', () => {
  const first = (wanted: number) => advised(wanted).flatMap(({ captain, isFirst }) => (isFirst ? [captain] : []))
  expect([first(1), first(2), first(4)]).toEqual([['target'], ['target', 'rapid'], ['target', 'rapid', 'berserk']])
})

it('advises where there are fewer ships than captains', () => {
  expect(advised(1, ['red-brig']).map(({ ship }) => ship.id)).toEqual(['red-brig', 'red-brig', 'red-brig', 'red-brig'])
})

it('sends Rapid for the gold in a hunt for treasure', () => {
  expect([purposeOf('rapid', 'treasure'), purposeOf('rapid', 'duel')]).toEqual(['rapid.treasure', 'rapid'])
})
