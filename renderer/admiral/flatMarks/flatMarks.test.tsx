import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { evolve } from '../../../engine/admiral/evolve.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { isAdmiralView } from '../view.ts'
import { FlatMarks } from './FlatMarks.tsx'

const COLUMNS = 24
const SHIPS = { 'red-line': 'h8 N', 'blue-galleon': 'b8 N' }

async function open(more: { readonly lesson?: string } = {}): Promise<AdmiralState> {
  const table = await admiralTable({ ships: SHIPS }, { viewer: 'red', bots: ['blue'], ...more })
  table.panel(
    <svg aria-hidden="true">
      <FlatMarks columns={COLUMNS} indexOf={(cell) => cell} />
    </svg>,
  )
  const { shown } = pageTable.shown.getState()
  if (!isAdmiralView(shown)) throw new Error('nothing is shown')
  return shown
}

const atOf = (state: AdmiralState, unit: string): number => {
  const at = unitNamed(state, unit)?.at
  if (typeof at !== 'number') throw new Error(`${unit} is not at sea`)
  return at
}
const shotAt = (state: AdmiralState): AdmiralEvent => ({
  kind: 'shotsFired',
  by: [{ ship: 'red-line', shots: 1, guns: 'broadside', from: atOf(state, 'red-line'), distance: 6 }],
  target: 'blue-galleon',
  at: atOf(state, 'blue-galleon'),
  aim: 'hull',
  occasion: 'turn',
  faces: [5],
  die: 2,
  hit: false,
  reveals: true,
})
/** Plays an event and shows its result at once, like the table. */
const play = (event: AdmiralEvent, before: AdmiralState) =>
  act(() => pageTable.shown.setState({ current: event, shown: evolve(before, event) }))

it('shows the die and the result while a shot plays, and nothing afterwards', async () => {
  const state = await open()
  play(shotAt(state), state)
  expect(screen.getByTestId('flat-deed').textContent).toBe('Missed2')
  act(() => pageTable.shown.setState({ current: null }))
  expect(screen.queryByTestId('flat-deed')).toBeNull()
})

it('names a sunk ship, with all of its words within the board', async () => {
  const state = await open()
  play({ kind: 'shipSunk', ship: 'blue-galleon', at: atOf(state, 'blue-galleon'), cause: 'shot' }, state)
  const words = screen.getByTestId('flat-deed').querySelector('text')
  expect(words?.textContent).toBe('Blue galleon sinks')
  expect(Number(words?.getAttribute('x'))).toBeGreaterThan(2)
})

it('has the buoy of its lesson, and no other', async () => {
  await open({ lesson: 'sailing' })
  expect(screen.queryByTestId('flat-buoy')).not.toBeNull()
})

it('has no buoy in a match', async () => {
  await open()
  expect(screen.queryByTestId('flat-buoy')).toBeNull()
})
