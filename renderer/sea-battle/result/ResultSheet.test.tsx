import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { SOUTH_SHIPS } from '../../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { SeaBattleResult } from './ResultSheet.tsx'

const all = (ships: string) => ships.replaceAll(',', '')
const nothing = () => {}

/** Fires the last shot of a battle, which opens the result. */
async function ended(more: Partial<ComponentProps<typeof SeaBattleResult>>, bots: readonly string[] = []) {
  const fired = all(SOUTH_SHIPS).split(' ')
  const table = await seaBattleTable(
    { northFired: fired.slice(0, -1).join(' ') },
    { viewer: 'north', names: { north: 'Grace', south: 'Drake' }, bots },
  )
  await table.play({ kind: 'fire', at: fired.at(-1) ?? '' })
  const outcome = { winners: ['north'], scores: { north: 10, south: 0 }, reason: 'fleet-sunk' }
  const actions = { onAgain: null, onSwap: null, onReplay: null, onMenu: null, onClose: nothing }
  const user = table.panel(<SeaBattleResult outcome={outcome} {...actions} {...more} />)
  return { table, user }
}

it('shows the course of the match on other screens, without buttons that only the table has', async () => {
  await ended({})
  within(screen.getByRole('table', { name: 'Cells still intact' })).getByRole('row', { name: '20 20 0' })
  screen.getByText(/Grace hits with 1 shot, 1 ship sunk\./)
  expect(screen.queryByRole('button', { name: /Grace hits/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save a picture' })).toBeNull()
})

it('has the luck of the shots against blind ones', async () => {
  await ended({})
  const luck = within(screen.getByRole('table', { name: 'Luck' }))
  expect([...luck.getByRole('row', { name: /Grace/ }).querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
    '1',
    '1',
    '0.0',
    '+1.0',
  ])
})

it('shows a notice if a picture could not be drawn', async () => {
  vi.spyOn(document.fonts, 'load').mockRejectedValue(new Error('no fonts'))
  useToasts.setState({ toasts: [] })
  const { user } = await ended({ savesPictures: true })
  await user.click(screen.getByRole('button', { name: 'Save a picture' }))
  await vi.waitFor(() =>
    expect(
      useToasts
        .getState()
        .toasts.map(({ text }) => text)
        .join(),
    ).toMatch(/could not be drawn/),
  )
})

it('shows the winner, and under each sea the sunk ships and the shots there', async () => {
  const fired = all(SOUTH_SHIPS).split(' ')
  const table = await seaBattleTable(
    { northFired: `j1 ${fired.slice(0, -1).join(' ')}`, southFired: 'a1 b1' },
    { viewer: 'north', names: { north: 'Grace', south: 'Drake' } },
  )
  await table.play({ kind: 'fire', at: fired.at(-1) ?? '' })
  const outcome = { winners: ['north'], scores: { north: 10, south: 0 }, reason: 'fleet-sunk' }
  table.panel(
    <SeaBattleResult
      outcome={outcome}
      onAgain={nothing}
      onSwap={null}
      onReplay={nothing}
      onMenu={nothing}
      onClose={nothing}
    />,
  )
  expect(document.body.textContent).toContain('Drake’s whole fleet is at the bottom of the sea. 23 shots.')
  const [grace, drake] = screen.getAllByRole('listitem')
  if (!grace || !drake) throw new Error('two captains are listed')
  expect(grace.textContent).toMatch(/^Grace.*Ships sunk0 of 10.*Shots by Drake2.*Hits50%/)
  expect(drake.textContent).toMatch(/^Drake.*Ships sunk10 of 10.*Shots by Grace21.*Hits95%/)
  within(grace).getByRole('img', { name: 'Grace’s sea' })
  within(drake).getByRole('img', { name: 'Drake’s sea' })
  expect(drake.querySelectorAll('.field-ship.is-sunk')).toHaveLength(10)
})

it('labels the counts under each sea from the reader’s side: shots at their fleet under their sea, their shots under the other', async () => {
  await ended({}, ['south'])
  const [own, other] = ['north', 'south'].map((seat) => screen.getByTestId(`result-${seat}`).textContent)
  expect(own).toMatch(/^Grace’s seayou.*Your ships sunk0 of 10Shots at your fleet0Hits on your fleet–/)
  expect(other).toMatch(/^Drake’s sea.*Ships you sank10 of 10Your shots20Your hits100%/)
})
