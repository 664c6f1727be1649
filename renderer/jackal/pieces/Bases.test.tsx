import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { changeSettings } from '../../ui/settings.ts'
import { Bases } from './Bases.tsx'

it('every man stands on a base of his crew where the palette is not the painted one', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } }, { viewer: 'white' })
  const scene = await openScene(<Bases />)
  expect(scene.sprites('bases')).toBe(0)
  for (const palette of ['safe', 'contrast'] as const) {
    await act(() => changeSettings({ palette }))
    await scene.pass(16)
    expect(scene.sprites('bases')).toBe(table.view.pieces.filter(({ at }) => at !== null).length)
  }
  await act(() => changeSettings({ palette: 'default' }))
  await scene.pass(16)
  expect(scene.sprites('bases')).toBe(0)
})
