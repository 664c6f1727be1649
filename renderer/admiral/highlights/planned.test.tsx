import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { reachable } from '../../../engine/admiral/foresight.ts'
import { steer } from '../../../engine/testkit/sea.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { useIntent } from '../intent/intent.ts'
import { IDLE_INTENT, leftOfAnswer, sent } from '../intent/intentState.ts'
import { plannedBy } from './planned.ts'

const { playback } = pageTable

const SHIPS = { 'red-brig': 'k4 N', 'blue-brig': 'k9 S', 'blue-frigate': ['p9 S', { done: true }] } as const
const WATCHING = { viewer: 'blue', bots: ['red'], settings: { speed: 1 } } as const

/** Red sails while Blue, the player of this screen, watches. */
async function watching() {
  const table = await admiralTable({ ships: SHIPS, wind: 'S fresh' }, WATCHING)
  await table.play(steer('red-brig'))
  expect(pageTable.shown.getState().busy).toBe(true)
  return table
}

describe('while others move', () => {
  it('an own ship shows its range if it acted now, whether it has acted or not', async () => {
    const { view } = await watching()
    const berths = (ship: string) =>
      plannedBy({ ...IDLE_INTENT, hoveredUnit: ship }, view, 'blue')?.berths.map(({ cell }) => printCell(cell)) ?? []
    const then = { ...view, turn: 'blue', activation: null } as const
    const sailed = [...new Set(reachable(then, 'blue-brig', false).map(({ at }) => printCell(at)))]
    expect(sailed.length).toBeGreaterThan(3)
    expect(berths('blue-brig')).toEqual(sailed)
    expect(berths('blue-frigate').length).toBeGreaterThan(3)
  })

  it('an enemy shows only its guns', async () => {
    const { view } = await watching()
    const planned = plannedBy({ ...IDLE_INTENT, hoveredUnit: 'red-brig' }, view, 'blue')
    expect(planned?.berths).toEqual([])
    expect(planned?.rays.length).toBeGreaterThan(0)
    expect(plannedBy(IDLE_INTENT, view, 'blue')).toBeNull()
  })

  it('only what was selected or pointed at since the player’s last question stays on the water', async () => {
    const { view } = await watching()
    const { select, hoverUnit } = useIntent.getState()
    const planned = () => plannedBy(leftOfAnswer(useIntent.getState()), view, 'blue')
    act(() => useIntent.setState({ ...sent([]).patch, selected: 'blue-brig', hoveredUnit: 'red-brig' }))
    expect(planned()).toBeNull()
    act(() => hoverUnit('blue-frigate'))
    expect(planned()?.berths.length).toBeGreaterThan(3)
    act(() => hoverUnit(null))
    expect(planned()).toBeNull()
    act(() => select('blue-brig'))
    expect(planned()?.rays.length).toBeGreaterThan(0)
  })

  it('the selected ship is still selected when the turn comes', async () => {
    const table = await watching()
    act(() => useIntent.getState().clickUnit('blue-brig'))
    await act(async () => playback.skip())
    await table.play({ kind: 'finish', ship: 'red-brig' })
    await act(async () => playback.skip())
    await table.play({ kind: 'finish', ship: 'red-far' })
    await act(async () => playback.skip())
    expect(useIntent.getState().asked?.seat).toBe('blue')
    expect(useIntent.getState().selected).toBe('blue-brig')
  })
})
