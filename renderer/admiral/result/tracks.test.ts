import { expect, it } from 'vitest'
import { cellAt } from '../../../engine/admiral/cells.ts'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { sea } from '../../../engine/testkit/sea.ts'
import { positionsIn } from '../positions.ts'
import { tracksIn } from './tracks.ts'

const { state: start } = sea({ ships: { 'red-brig': 'k5 N', 'blue-galleon': 'l5 N' } })
const cells = (...ranks: readonly number[]) => ranks.map((rank) => cellAt(10, rank))
const sailed = (ship: string, ...ranks: readonly number[]): AdmiralEvent => {
  const [from = 0, ...path] = cells(...ranks)
  const to = path.at(-1) ?? from
  return { kind: 'shipMoved', ship, from, to, path, fromHeading: 'N', heading: 'N', turn: 'none', left: 0, calm: false }
}

/** Returns the tracks of these moves. */
function tracks(...moves: readonly (readonly AdmiralEvent[])[]) {
  const steps = moves.map((events) => ({ by: 'red', events: JSON.parse(JSON.stringify(events)) }))
  return tracksIn({ positions: positionsIn({ start, steps }), steps })
}

it('a ship leaves one track through all cells that it entered, by sail or adrift', () => {
  const [from = 0, to = 0] = cells(7, 8)
  const course = { fromHeading: 'N', heading: 'N' } as const
  const drifted: AdmiralEvent = {
    kind: 'shipDrifted',
    ship: 'red-brig',
    from,
    to,
    path: [to],
    ...course,
    stoppedBy: null,
  }
  expect(tracks([sailed('red-brig', 4, 5, 6)], [sailed('red-brig', 6, 7)], [drifted])).toEqual([
    { ship: 'red-brig', team: 'red', cells: cells(4, 5, 6, 7, 8), end: 'afloat' },
  ])
})

it('a ship that sinks ends its track, also one that never sailed', () => {
  const [at = 0] = cells(5)
  const sunk = (ship: string): AdmiralEvent => ({ kind: 'shipSunk', ship, at, cause: 'shot' })
  expect(tracks([sailed('red-brig', 4, 5)], [sunk('red-brig'), sunk('blue-galleon')])).toEqual([
    { ship: 'red-brig', team: 'red', cells: cells(4, 5), end: 'sunk' },
    { ship: 'blue-galleon', team: 'blue', cells: [at], end: 'sunk' },
  ])
})

it('a prize begins a track under its new flag', () => {
  const taken: AdmiralEvent = { kind: 'shipTaken', ship: 'red-brig', from: 'red', to: 'blue', by: 'blue-galleon' }
  expect(tracks([sailed('red-brig', 4, 5)], [taken], [sailed('red-brig', 5, 6)])).toEqual([
    { ship: 'red-brig', team: 'red', cells: cells(4, 5), end: 'taken' },
    { ship: 'red-brig', team: 'blue', cells: cells(5, 6), end: 'afloat' },
  ])
})

it('ships that stayed at anchor leave none', () => {
  expect(tracks([])).toEqual([])
})
