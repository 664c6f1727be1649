import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { pointingOf } from '../highlights/pointing.ts'
import { useIntent } from './intent.ts'
import { planOf } from './planning.ts'
import type { Selected } from './targets.ts'
import { tellToWait } from './tellToWait.ts'

const { playback } = pageTable

const WHITE: Selected = { kind: 'piece', id: 'white-2' }

/** Opens a table on which Red moves while White, who plays here, has two pieces ashore. */
async function watching() {
  const pieces = { 'white-1': 'k9', 'white-2': 'f5', 'white-3': 'g1', 'red-1': 'e5' }
  const seating = { viewer: 'white', bots: ['red'], settings: { speed: 1 } } as const
  const table = await jackalTable('. . .', { turn: 'red', pieces }, seating)
  await table.play({ kind: 'go', piece: 'red-1', to: 'e6' })
  expect(pageTable.shown.getState().busy).toBe(true)
  return table
}

const reach = (view: JackalState, one: Selected, own = ['white']) =>
  planOf(view, one, own)
    ?.targets.map(({ cell }) => printCell(CLASSIC_ISLAND, cell))
    .toSorted()

describe('while others move', () => {
  it('own pieces show their targets, others nothing', async () => {
    const { view } = await watching()
    expect(reach(view, WHITE)).toEqual(['e4', 'e5', 'e6', 'f4', 'f6', 'g4', 'g5', 'g6'])
    expect(reach(view, { kind: 'piece', id: 'red-1' })).toBeUndefined()
    expect(reach(view, { kind: 'ship', team: 'white' })).toEqual(['f1', 'g2', 'h1'])
  })

  it('faintly, also while something plays', async () => {
    const { view } = await watching()
    act(() => useIntent.getState().plan(WHITE))
    const plan = planOf(view, useIntent.getState().planned, ['white'])
    const shown = pointingOf(useIntent.getState(), true, plan)
    expect(shown).toMatchObject({ isPlan: true, selected: WHITE })
    expect(shown.targets).toHaveLength(8)
  })

  it('the planned piece is chosen when the turn comes', async () => {
    await watching()
    act(() => useIntent.getState().plan(WHITE))
    await act(async () => playback.skip())
    expect(useIntent.getState()).toMatchObject({ selected: WHITE, planned: null })
    expect(useIntent.getState().asked?.seat).toBe('white')
  })

  it('a click or key without effect shows the notice to wait, until the turn comes', async () => {
    const table = await watching()
    expect(tellToWait()).toBe(true)
    expect(useIntent.getState().why).toEqual({ cell: table.view.teams[0]?.ship, refusal: 'not-your-turn' })
    await act(async () => playback.skip())
    expect(useIntent.getState().why).toBeNull()
    expect(tellToWait()).toBe(false)
  })

  it('a click without effect shows no notice while the match is paused: the dock says so', async () => {
    await watching()
    const { match } = useSession.getState()
    act(() => useSession.setState({ match: match && { ...match, paused: true } }))
    expect(tellToWait()).toBe(true)
    expect(useIntent.getState().why).toBeNull()
  })

  it('but not if it cannot act', async () => {
    await watching()
    act(() => useIntent.getState().plan({ kind: 'piece', id: 'white-9' }))
    await act(async () => playback.skip())
    expect(useIntent.getState().selected).toBeNull()
  })

  it('a second choice of the same piece deselects it', async () => {
    await watching()
    act(() => useIntent.getState().plan(WHITE))
    act(() => useIntent.getState().plan(WHITE))
    expect(useIntent.getState().planned).toBeNull()
  })
})
