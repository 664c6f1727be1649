import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TEAM_PAINT } from '../../../models/teams.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TEAM_COLOURS } from '../../ui/palettes.ts'
import { changeSettings } from '../../ui/settings.ts'
import { Bases } from './Bases.tsx'
import { Crews } from './Crews.tsx'

it('every piece stands on a base of its crew if the palette is not the painted one', async () => {
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

it('the crews wear the colours of the palette, in their own shapes', async () => {
  await jackalTable('. .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } }, { viewer: 'white' })
  const scene = await openScene(<Crews />)
  const [painted, safe] = [TEAM_PAINT.red.coat, TEAM_COLOURS.safe.jackal.red]
  expect(scene.colours('pirate/red')).toContain(painted)
  await act(() => changeSettings({ palette: 'safe' }))
  await scene.pass(16)
  expect(scene.colours('pirate/red')).toContain(safe)
  expect(scene.colours('pirate/red')).not.toContain(painted)
  await act(() => changeSettings({ palette: 'default' }))
})
