import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../../testkit/jackal.ts'
import { IslandCorner } from '../../flat/IslandCorner.tsx'
import { TurnPanel } from './TurnPanel.tsx'

const names = { white: 'Flint', red: 'Silver' } as const
const panel = () => screen.getByTestId('hud-turn').textContent ?? ''

it('names the crew to move, its player and the round, which ends when every crew has had its turn', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { names })
  table.panel((view) => <TurnPanel view={view} />)
  expect(panel()).toMatch(/^Round 1 · to move.*White.*Flint$/)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(panel()).toMatch(/^Round 1 · to move.*Red.*Silver$/)
  await table.play({ kind: 'sail', team: 'red', to: 'a6' })
  await table.play({ kind: 'go', piece: 'white-1', to: 'e5' })
  await table.play({ kind: 'sail', team: 'red', to: 'a7' })
  expect(panel()).toMatch(/^Round 3 · to move.*Flint$/)
})

it('does not call a player thinking while their move is being shown', async () => {
  const settings = { speed: 1, language: 'en' } as const
  const table = await jackalTable('. .', {}, { viewer: 'red', bots: ['white'], names, settings })
  table.panel((view) => <TurnPanel view={view} />)
  expect(panel()).toContain('Flint is thinking')
  // words that move nothing: visually there are the name and the dots
  expect(screen.getByText('Flint is thinking…').className).toBe('visually-hidden')
  await table.play({ kind: 'sail', team: 'white', to: 'f1' })
  expect(panel()).not.toContain('is thinking')
})

it('says that the match is over', async () => {
  const table = await jackalTable('. .', {}, { settings: { language: 'ru' } })
  table.panel((view) => <TurnPanel view={view} />)
  expect(panel()).toContain('Круг 1 · ходят')
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'acceptEnd' })
  expect(panel()).not.toContain('Круг 1 · ходят')
})

it('names the winner at the end, whichever seat had the turn', async () => {
  const teams = { red: { gold: 3 } }
  const table = await jackalTable('. .', { teams, options: { players: 2 } }, { names, settings: { language: 'en' } })
  table.panel((view) => <TurnPanel view={view} />)
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'acceptEnd' })
  expect(table.view).toMatchObject({ turn: 'white', result: { winners: ['red'] } })
  expect(panel()).toContain('Silver wins')
  expect(panel()).not.toContain('Flint')
})

it('an offer to end the match stands under the name and colour of the seat that is asked', async () => {
  const table = await jackalTable('. .', { options: { players: 2 } }, { names, settings: { language: 'en' } })
  table.panel((view) => (
    <>
      <TurnPanel view={view} />
      <IslandCorner view={view} />
    </>
  ))
  await table.play({ kind: 'offerEnd' })
  expect(panel()).toMatch(/Round 1 · decision of.*Red.*Silver/)
  expect(screen.getByTestId('hud-turn').dataset.team).toBe('red')
  expect(screen.getByTestId('flat-turn').textContent).toBe('Silver')
})

it("says at the seat's own screen that it is asked, not that it is its turn", async () => {
  const seating = { viewer: 'red', names, settings: { language: 'en' } } as const
  const table = await jackalTable('. .', { options: { players: 2 } }, seating)
  table.panel((view) => <IslandCorner view={view} />)
  await table.play({ kind: 'offerEnd' })
  expect(screen.getByTestId('flat-turn').textContent).toBe('Your answer?')
})
