import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SOUTH_SHIPS } from '../../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { SeaBattleResult } from './ResultSheet.tsx'

const all = (ships: string) => ships.replaceAll(',', '')
const nothing = () => {}

it('shows the winner, and under each sea what was sunk and fired at there', async () => {
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
  expect(document.body.textContent).toContain('The whole fleet is at the bottom of the sea. 23 shots.')
  const [grace, drake] = screen.getAllByRole('listitem')
  if (!grace || !drake) throw new Error('two captains are listed')
  expect(grace.textContent).toMatch(/^Grace.*Ships sunk0 of 10.*Shots by Drake2.*Hits50%/)
  expect(drake.textContent).toMatch(/^Drake.*Ships sunk10 of 10.*Shots by Grace21.*Hits95%/)
  within(grace).getByRole('img', { name: 'Grace’s sea' })
  within(drake).getByRole('img', { name: 'Drake’s sea' })
  expect(drake.querySelectorAll('.field-ship.is-sunk')).toHaveLength(10)
})
