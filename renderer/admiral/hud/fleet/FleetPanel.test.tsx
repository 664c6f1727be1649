import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fire, steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useScreen } from '../../../ui/screens.ts'
import { FleetPanel } from './FleetPanel.tsx'
import { ShipCard } from './ShipCard.tsx'

const BATTLE = {
  ships: { 'red-brig': ['k5 N', { captain: 'target' }], 'blue-galleon': ['l5 N', { shotsLeft: 0 }] },
  options: { captains: 'all' },
  dice: [1, 2],
} as const

async function fleets(viewer: 'red' | 'blue' = 'red') {
  const table = await admiralTable(BATTLE, { viewer })
  const user = table.panel((view) => (
    <>
      <FleetPanel view={view} />
      <ShipCard view={view} />
    </>
  ))
  return { table, user }
}

const chip = (name: RegExp) => screen.getByRole('button', { name })
const card = () => screen.queryByTestId('ship-card')?.textContent ?? ''

it('tells of each ship what she has left, and whether she has acted', async () => {
  const { table } = await fleets()
  screen.getByRole('region', { name: 'Squadrons' })
  chip(/^Red brig k5: hull 3 of 3.*shots 1 of 1, has not acted/i)
  await table.play(steer('red-brig'))
  chip(/^Red brig k6: .*acting now/i)
  await table.play({ kind: 'finish', ship: 'red-brig' })
  chip(/^Red brig k6: .*done/i)
})

it('counts off the hull that a hit has cost', async () => {
  const { table } = await fleets()
  chip(/^Blue galleon l5: hull 4 of 4/i)
  await table.play(fire('red-brig', 'blue-galleon'))
  chip(/^Blue galleon l5: hull 3 of 4/i)
  chip(/^Red brig k5: .*shots 0 of 1/i)
})

it('chooses a ship by a click and keeps her at another, which is made to be sure', async () => {
  const { user } = await fleets()
  const galleon = chip(/^Blue galleon/)
  await user.click(galleon)
  expect(galleon.getAttribute('aria-pressed')).toBe('true')
  expect(card()).toContain('Galleon')
  await user.click(galleon)
  expect(galleon.getAttribute('aria-pressed')).toBe('true')
})

it('shows the card of the ship under the pointer', async () => {
  const { user } = await fleets()
  await user.hover(chip(/^Blue galleon/))
  expect(card()).toMatch(/Galleon.*to the north.*Hull4 of 4/)
  await user.hover(chip(/^Red brig/))
  expect(card()).toMatch(/Brig.*Hull3 of 3.*Captain Target, face down/)
})

it('shows on the card the letter of the ship’s tag, and reads out her class alone', async () => {
  const { user } = await fleets()
  await user.hover(chip(/^Blue galleon/))
  const letter = within(screen.getByTestId('ship-card')).getByText('G')
  expect(letter.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(card()).toMatch(/^GGalleon/)
})

it('keeps the enemy’s captain secret, and says who he may be when asked', async () => {
  const { user } = await fleets('blue')
  await user.hover(chip(/^Red brig/))
  expect(card()).toContain('A captain, face down')
  expect(card()).not.toContain('Target')
  await user.click(screen.getByRole('button', { name: 'Who may it be?' }))
  expect(useScreen.getState()).toMatchObject({ sheet: { name: 'own' } })
})
