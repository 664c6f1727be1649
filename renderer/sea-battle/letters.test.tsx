import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cell } from '../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { SeaTable } from './flat/SeaTable.tsx'
import { SeaBattleHud } from './hud/SeaBattleHud.tsx'
import { useAim } from './intent/aim.ts'

const HIT = { northFired: 'g5', turn: 'north' } as const

/** Returns all texts and announcements on a screen about a shot at G5, for a reader of English. */
async function told(letters: 'en' | 'ru' | undefined, panel: 'window' | 'phone'): Promise<string> {
  const seating = { viewer: 'north', settings: { language: 'en' }, ...(letters && { letters }) } as const
  const table = await seaBattleTable({ ...HIT, northFired: '' }, seating)
  table.panel(panel === 'window' ? <SeaBattleHud /> : <SeaTable />)
  await table.play({ kind: 'fire', at: 'g5' })
  const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  return [document.body.textContent, ...named].join(' ')
}

it.each(['window', 'phone'] as const)(
  'names a cell by the letters of the table, not of the reader (%s)',
  async (panel) => {
    const text = await told('ru', panel)
    expect(text).toContain('Ж5')
    expect(text).not.toContain('G5')
  },
)

it.each(['window', 'phone'] as const)(
  'names a cell in the reader’s letters if the table has none (%s)',
  async (panel) => {
    const text = await told(undefined, panel)
    expect(text).toContain('G5')
    expect(text).not.toContain('Ж5')
  },
)

it('names the cell on a phone’s fire button by the letters of the table', async () => {
  const seating = { viewer: 'north', settings: { language: 'en' }, letters: 'ru' } as const
  const table = await seaBattleTable({ turn: 'north' }, seating)
  const user = table.panel(<SeaTable />)
  await user.click(screen.getByRole('gridcell', { name: /^Ж5/ }))
  expect(useAim.getState().cursor).toBe(cell('g5'))
  screen.getByRole('button', { name: /Ж5/ })
})
