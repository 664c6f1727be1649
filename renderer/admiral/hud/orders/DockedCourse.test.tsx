import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { admiralTable } from '../../../testkit/admiral.ts'
import { AdmiralHud } from '../AdmiralHud.tsx'

const usual = window.innerWidth
afterEach(() => Object.assign(window, { innerWidth: usual }))

/** A brig with a course to f6, in a window so wide. */
async function planned(width: number) {
  Object.assign(window, { innerWidth: width })
  const battle = { ships: { 'red-brig': 'f5 N', 'blue-brig': 'f14 S' } }
  const table = await admiralTable(battle, { viewer: 'red', bots: ['blue'] })
  const user = table.panel(<AdmiralHud />)
  await user.keyboard('{Tab}{ArrowUp}')
  return { table, user }
}

it('stands beside the cells of the sea where there is room', async () => {
  await planned(1280)
  expect(screen.getByTestId('course').closest('.hud-card')).toBeNull()
  expect(screen.getByTestId('ship-card')).toBeDefined()
})

it('stands in the place of the ship’s card in a small window, and sails from there', async () => {
  const { table, user } = await planned(960)
  expect(screen.getAllByTestId('course')).toHaveLength(1)
  expect(screen.getByTestId('course').closest('.hud-card')).not.toBeNull()
  expect(screen.queryByTestId('ship-card')).toBeNull()
  await user.click(screen.getByTestId('btn-sail'))
  expect(table.host.asked('match:play')).toHaveLength(1)
})

it('gives the place back when it is given up', async () => {
  const { user } = await planned(960)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByTestId('course')).toBeNull()
  expect(screen.getByTestId('ship-card')).toBeDefined()
})
