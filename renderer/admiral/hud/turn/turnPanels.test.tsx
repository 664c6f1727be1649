import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { finish } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { AdmiralDock } from '../dock/AdmiralDock.tsx'
import { ScreenReaderWaters } from '../screenReader/ScreenReaderWaters.tsx'
import { SeaFacts } from './SeaFacts.tsx'

const DUEL = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }, dice: [2] } as const

it('shows the wind and the round', async () => {
  const table = await admiralTable({ ...DUEL, winds: [{ toward: 'E', strength: 'calm' }] })
  table.panel((view) => <SeaFacts view={view} />)
  const told = (fact: string) => screen.getByTestId(fact).textContent
  expect(told('hud-wind')).toMatch(/Fresh wind.*to the north/)
  expect(told('hud-turn')).toContain('Round 1 of')
  for (const ship of ['red-brig', 'red-far', 'blue-brig', 'blue-far']) await table.play(finish(ship))
  expect(told('hud-wind')).toContain('Calm')
  expect(told('hud-wind')).not.toContain('to the')
  expect(told('hud-turn')).toContain('Round 2 of')
})

it('announces to screen readers the ship that is selected for orders, and how many can still act', async () => {
  const table = await admiralTable(DUEL)
  table.panel((view) => <ScreenReaderWaters view={view} />)
  act(() => useIntent.getState().select('red-brig'))
  screen.getByText(/Red brig k5: give your orders.*2 ships or forts can still act/)
  await table.play(finish('red-far'))
  screen.getByText(/1 ship or fort can still act/)
})

it('shows danger of this round, then of the next, then none', async () => {
  const table = await admiralTable(DUEL)
  const user = table.panel((view) => <AdmiralDock view={view} />)
  await user.click(screen.getByTestId('btn-danger'))
  screen.getByText('What enemies can do this round')
  await user.click(screen.getByTestId('btn-danger'))
  screen.getByText(/if the wind holds/)
  expect(useIntent.getState().danger).toBe('next')
  await user.click(screen.getByTestId('btn-danger'))
  expect(useIntent.getState().danger).toBeNull()
})

it('says that nothing is left to do if no ship can act', async () => {
  const table = await admiralTable({ ...DUEL, wind: 'N storm', ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel((view) => (
    <>
      <AdmiralDock view={view} />
      <ScreenReaderWaters view={view} />
    </>
  ))
  screen.getByText('Storm: end your turn')
  screen.getByText(/nothing left but to end the turn\. None can act\./)
})

it('says of a ship without further orders that it has acted', async () => {
  const table = await admiralTable({ ...DUEL, ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel((view) => <AdmiralDock view={view} />)
  await table.play({ kind: 'turn', ship: 'red-brig', heading: 'NE' })
  act(() => useIntent.getState().select('red-brig'))
  expect(screen.getByTestId('why').textContent).toMatch(/already acted|has acted/)
})

it('says so if no enemy can act this round', async () => {
  const table = await admiralTable({ ...DUEL, turn: 'blue' })
  const user = table.panel((view) => <AdmiralDock view={view} />)
  for (const ship of ['blue-brig', 'blue-far']) await table.play(finish(ship))
  await user.click(screen.getByTestId('btn-danger'))
  screen.getByText('Enemies can do nothing more this round')
})

it('asks before it ends a turn with possible actions left', async () => {
  const table = await admiralTable(DUEL)
  const user = table.panel((view) => <AdmiralDock view={view} />)
  await user.click(screen.getByTestId('end-turn'))
  await user.click(screen.getByTestId('end-sure'))
  expect(table.host.asked('match:play').map(({ move }) => move)).toEqual([
    { kind: 'finish', ship: 'red-brig' },
    { kind: 'finish', ship: 'red-far' },
  ])
})
