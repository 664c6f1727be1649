import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { finish, fire } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { SpokenWaters } from '../spoken/SpokenWaters.tsx'
import { AdmiralHintBar } from './HintBar.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import { WindPanel } from './WindPanel.tsx'

const names = { red: 'Grace', blue: 'Drake' } as const
const DUEL = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }, dice: [2] } as const
const turn = () => screen.getByTestId('hud-turn').textContent ?? ''

it('names who has the turn, and who is asked in it', async () => {
  const table = await admiralTable(DUEL, { names })
  table.panel((view) => <TurnPanel view={view} />)
  expect(turn()).toMatch(/Round 1\/\d+ · turn of.*Grace/)
  await table.play(fire('red-brig', 'blue-brig'))
  expect(turn()).toMatch(/Round 1\/\d+ · decision of.*Drake/)
})

it('names the side that assigns captains at this screen, though another one has not assigned them either', async () => {
  const parts = {
    ships: { 'red-brig': 'k5 N', 'blue-brig': 'k9 N' },
    options: { captains: 'all' },
    phase: 'assign',
    assigning: ['red', 'blue'],
  } as const
  const table = await admiralTable(parts, { viewer: 'blue', names })
  table.panel((view) => <TurnPanel view={view} />)
  expect(turn()).toMatch(/Assigning captains.*Blue.*Drake/)
  expect(screen.getByTestId('hud-turn').dataset.team).toBe('blue')
})

it('names the winner at the end, whoever had the turn', async () => {
  const scored = {
    ships: { 'red-brig': ['k5 N', { hullDamage: 1 }], 'blue-brig': 'k9 N' },
    options: { roundLimit: 1 },
  } as const
  const table = await admiralTable(scored, { names })
  table.panel((view) => <TurnPanel view={view} />)
  for (const ship of ['red-brig', 'red-far', 'blue-brig', 'blue-far']) await table.play(finish(ship))
  expect(table.view.result?.winners).toEqual(['blue'])
  expect(turn()).toContain('Drake wins')
  expect(turn()).not.toContain('Grace')
})

it('tells the new wind when a round begins', async () => {
  const table = await admiralTable({ ...DUEL, winds: [{ toward: 'E', strength: 'calm' }] })
  table.panel((view) => <WindPanel view={view} />)
  const wind = () => screen.getByRole('region', { name: 'The wind' }).textContent
  expect(wind()).toMatch(/Fresh wind.*to the north/)
  for (const ship of ['red-brig', 'red-far', 'blue-brig', 'blue-far']) await table.play(finish(ship))
  expect(wind()).toContain('Calm')
  expect(wind()).not.toContain('to the')
})

it('says whom to give orders to, and how many can still act, in one number for the eye and the ear', async () => {
  const table = await admiralTable(DUEL)
  table.panel((view) => (
    <>
      <AdmiralHintBar />
      <SpokenWaters view={view} />
    </>
  ))
  act(() => useIntent.getState().select('red-brig'))
  screen.getByText(/^Red brig k5: give your orders/i)
  screen.getByText('2 can still act')
  screen.getByText(/2 ships or forts can still act/)
  await table.play(finish('red-far'))
  screen.getByText('1 can still act')
  screen.getByText(/1 ship or fort can still act/)
  screen.getByTestId('btn-next')
})

it('tells what danger shows, in this round and in the next', async () => {
  const table = await admiralTable(DUEL)
  const user = table.panel(<AdmiralHintBar />)
  await user.click(screen.getByRole('button', { name: /Danger/ }))
  screen.getByText('What enemies can do this round')
  expect(screen.getByTestId('danger-legend').textContent).toBe('firefire of severalsail there')
  await user.click(screen.getByRole('button', { name: /Next round/ }))
  screen.getByText(/if the wind holds/)
  expect(useIntent.getState().danger).toBe('next')
  await user.click(screen.getByRole('button', { name: /Next round/ }))
  expect(useIntent.getState().danger).toBeNull()
  expect(screen.queryByTestId('danger-legend')).toBeNull()
})

it('says that nothing is left to do where no ship can act', async () => {
  const table = await admiralTable({ ...DUEL, wind: 'N storm', ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel((view) => (
    <>
      <AdmiralHintBar />
      <SpokenWaters view={view} />
    </>
  ))
  screen.getByText('Storm: sails are furled; all that is left is to end the turn')
  screen.getByText('Nobody can act')
  expect(screen.queryByTestId('btn-next')).toBeNull()
  screen.getByText(/all that is left is to end the turn\. Nobody can act\./)
  expect(screen.getByTestId('end-turn').textContent).toMatch(/^End of turn/)
})

it('says while the last ship acts that the others have, not that nothing is left to do', async () => {
  const table = await admiralTable({ ...DUEL, ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel(<AdmiralHintBar />)
  await table.play({ kind: 'finish', ship: 'red-far' })
  await table.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  expect(screen.getByTestId('units-left').textContent).toBe('Nothing left for the others')
})

it('says of a ship that can be ordered nothing more that nothing is left to do', async () => {
  const table = await admiralTable({ ...DUEL, ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel(<AdmiralHintBar />)
  act(() => useIntent.getState().select('red-brig'))
  screen.getByText('Red brig k5: give your orders')
  await table.play({ kind: 'turn', ship: 'red-brig', heading: 'NE' })
  act(() => useIntent.getState().select('red-brig'))
  screen.getByText('Red brig k5: nothing left to do')
})

it('says so where no enemy can do anything more this round', async () => {
  const table = await admiralTable({ ...DUEL, turn: 'blue' })
  const user = table.panel(<AdmiralHintBar />)
  for (const ship of ['blue-brig', 'blue-far']) await table.play(finish(ship))
  await user.click(screen.getByRole('button', { name: /Danger/ }))
  screen.getByText('No enemy can do anything more this round')
  await user.click(screen.getByRole('button', { name: /Next round/ }))
  screen.getByText(/if the wind holds/)
})

it('ends a turn in which nothing more can be done', async () => {
  const table = await admiralTable(DUEL)
  const user = table.panel(<AdmiralHintBar />)
  await user.click(screen.getByRole('button', { name: /End of turn/ }))
  act(() => useIntent.getState().finishSure())
  await act(async () => {})
  expect(table.host.asked('match:play').map(({ move }) => move)).toEqual([
    { kind: 'finish', ship: 'red-brig' },
    { kind: 'finish', ship: 'red-far' },
  ])
})
