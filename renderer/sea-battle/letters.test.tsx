import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cell } from '../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { SeaTable } from './flat/SeaTable.tsx'
import { SeaBattleHud } from './hud/SeaBattleHud.tsx'
import { useAim } from './intent/aim.ts'

const HIT = { northFired: 'g5', turn: 'north' } as const

/** All that a screen shows and says of a shot at G5, to a reader of English. */
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
  'names a cell as its reader does where the table has no letters (%s)',
  async (panel) => {
    const text = await told(undefined, panel)
    expect(text).toContain('G5')
    expect(text).not.toContain('Ж5')
  },
)

it('a phone’s button to fire names the cell by the letters of the table', async () => {
  const seating = { viewer: 'north', settings: { language: 'en' }, letters: 'ru' } as const
  const table = await seaBattleTable({ turn: 'north' }, seating)
  const user = table.panel(<SeaTable />)
  await user.click(screen.getByRole('gridcell', { name: /^Ж5/ }))
  expect(useAim.getState().cursor).toBe(cell('g5'))
  screen.getByRole('button', { name: /Ж5/ })
})
