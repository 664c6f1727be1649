import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { sea } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { AdmiralDock } from '../dock/AdmiralDock.tsx'

type Ships = Parameters<typeof sea>[0]['ships']

const SWIFT = { captain: 'swift' } as const
const HELP = /Swift: fires first/

/** The orders of a battle with captains; red is the viewer. */
async function orders(ships: Ships, viewer = 'red', more: object = {}) {
  const table = await admiralTable({ ships, options: { captains: 'all' }, ...more }, { viewer })
  const user = table.panel((view) => <AdmiralDock view={view} />)
  return { table, user, sent: () => table.host.asked('match:play').map((call) => Object(call).move) }
}

describe('A-REPLY: Swift', () => {
  const lone: Ships = { 'red-frigate': ['k5 N', SWIFT], 'red-galleon': 'm9 N', 'blue-brig': ['l9 N', { shotsLeft: 0 }] }

  it('is declared by a button beside the orders, as long as the ship has done nothing', async () => {
    const { user, sent } = await orders(lone)
    act(() => useIntent.getState().select('red-frigate'))
    await user.click(await screen.findByRole('button', { name: HELP }))
    await user.click(screen.getByTestId('order-turn'))
    await user.click(await screen.findByTestId('btn-sail'))
    expect(sent()[0]).toMatchObject({ kind: 'turn', ship: 'red-frigate', captain: true })
    expect(screen.queryByRole('button', { name: HELP })).toBeNull()
  })

  it('is declared with a salvo in its panel', async () => {
    const { user, sent } = await orders({ ...lone, 'red-frigate': ['k9 N', SWIFT] })
    act(() => useIntent.getState().select('red-frigate'))
    await user.click(await screen.findByTestId('order-fire'))
    await user.click(await screen.findByTestId('salvo-all'))
    await user.click(screen.getByRole('button', { name: HELP }))
    await user.click(screen.getByRole('button', { name: /Salvo!/ }))
    expect(sent()).toMatchObject([{ kind: 'salvo', captain: true }])
  })

  it('says, if Swift may fire first, that this is the answer, and which unit is about to fire', async () => {
    const ships: Ships = { 'red-frigate': 'k8 N', 'red-galleon': 'n8 N', 'blue-line': ['l8 N', SWIFT] }
    const { table, user, sent } = await orders(ships, 'blue')
    await table.play({ kind: 'fire', ship: 'red-frigate', target: 'blue-line' })
    const panel = await screen.findByTestId('offer')
    expect(panel.textContent).toContain('The red frigate is about to fire at you.')
    expect(panel.textContent).toContain('These shots count as your answer.')
    await user.click(screen.getByRole('button', { name: /at the red galleon/ }))
    expect(panel.textContent).toContain('The red frigate is about to fire at you.')
    await user.click(screen.getByRole('button', { name: /Fire!/ }))
    expect(sent()).toMatchObject([{ kind: 'fire', ship: 'blue-line', target: 'red-galleon' }])
  })

  it('mentions no answer without Swift', async () => {
    const ships: Ships = { 'red-frigate': 'k8 N', 'blue-line': ['l8 N', { captain: 'rapid' }] }
    const { table } = await orders(ships, 'blue')
    await table.play({ kind: 'fire', ship: 'red-frigate', target: 'blue-line' })
    expect((await screen.findByTestId('offer')).textContent).not.toContain('Shots fired first')
  })
})
