import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printCell } from '../../../../engine/jackal/cells.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { useJackalView } from '../../view.ts'
import { useSight } from './sight.ts'

const AFOOT = { pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'b7' } }

/** Returns the name of the cell in sight. */
function sight() {
  return renderHook(() => {
    const view = useJackalView()
    const intent = useIntent()
    if (!view) throw new Error('nothing is shown')
    return printCell(view.board, useSight(view, intent))
  }).result
}

it("follows others' moves, and the aim meanwhile; then the asked piece", async () => {
  const seating = { viewer: 'white', bots: ['red'], settings: { language: 'en' } } as const
  const table = await jackalTable('. .', { ...AFOOT, turn: 'red' }, seating)
  const seen = sight()
  expect(seen.current).toBe('a7')
  await act(async () => useIntent.getState().aimAt(0))
  expect(seen.current).toBe('a1')
  await table.play({ kind: 'go', piece: 'red-1', to: 'b8' })
  expect([seen.current, useIntent.getState().asked?.seat]).toEqual(['g1', 'white'])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(seen.current).toBe('f5')
})
