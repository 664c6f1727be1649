import { expect, it } from 'vitest'
import { parsePosition } from '../../../engine/admiral/position.ts'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { ADMIRAL_SAYINGS } from './sayings.tsx'

/** Red's turn. */
const position = {
  game: 'admiral',
  options: { captains: 'none', scenario: 'custom' },
  board: { width: 12, height: 12 },
  wind: { toward: 'E', strength: 'fresh' },
  teams: [{ id: 'red' }, { id: 'blue' }],
  ships: [
    { id: 'red-brig', class: 'brig', team: 'red', at: 'c3', heading: 'N' },
    { id: 'blue-brig', class: 'brig', team: 'blue', at: 'e3', heading: 'N' },
  ],
  turn: 'red',
}

function causes(event: AdmiralEvent) {
  const parsed = parsePosition(position, openStream(1, 'deal'))
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return ADMIRAL_SAYINGS.causesOf(event, parsed.value)
}

const sinks = (ship: string, cause: 'shot' | 'critical' | 'storm') => causes({ kind: 'shipSunk', ship, at: 40, cause })

const REDS_LOSS = { seat: 'red', occasion: 'hurt' }
const BLUES_LOSS = { seat: 'blue', occasion: 'hurt' }

it.each(['shot', 'critical'] as const)(
  'lets the squadron that sank an enemy by a %s speak, or else the one that lost the ship',
  (cause) => {
    expect(sinks('blue-brig', cause)).toEqual([{ seat: 'red', occasion: 'sinks' }, BLUES_LOSS])
  },
)

it('lets a loss in the own turn hurt', () => {
  expect(sinks('red-brig', 'shot')).toEqual([REDS_LOSS])
})

it('lets no squadron boast of a ship that a storm sank', () => {
  expect(sinks('blue-brig', 'storm')).toEqual([BLUES_LOSS])
  expect(sinks('red-brig', 'storm')).toEqual([REDS_LOSS])
})

it('prizes concern the captor, victory the winners', () => {
  const taken = { kind: 'shipTaken', ship: 'red-brig', from: 'red', to: 'blue', by: 'blue-brig' } as const
  expect(causes(taken)).toEqual([{ seat: 'blue', occasion: 'prize' }])
  const ended = { kind: 'matchEnded', winners: ['blue'], scores: {}, reason: 'fleet-lost' } as const
  expect(causes(ended)).toEqual([{ seat: 'blue', occasion: 'won' }])
})
