import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { FIRST_ISLAND } from '../../newMatch/firstIsland.ts'
import { ScorePlates } from './ScorePlates.tsx'

const plan = {
  pieces: { 'white-1': 'e5', 'white-2': 'f5', 'white-3': { at: 'dead' }, 'red-1': 'a7' },
  teams: { white: { gold: 5, bottles: 2 } },
} as const

it('shows each team’s gold, its living and its dead', async () => {
  const table = await jackalTable('. .', plan)
  table.panel((view) => <ScorePlates view={view} />)
  const teams = within(screen.getByRole('region', { name: 'Scores' })).getAllByRole('listitem')
  expect(teams.map((team) => team.title)).toEqual([
    'White: 5 coins, 2 alive, 1 dead, 2 bottles',
    'Red: 0 coins, 1 alive, 0 dead, 0 bottles',
  ])
})

it('uses the language of the settings', async () => {
  const table = await jackalTable('. .', plan, { settings: { language: 'ru' } })
  table.panel((view) => <ScorePlates view={view} />)
  expect(screen.getByRole('region', { name: 'Счёт' }).textContent).toContain('в строю 2, 1 погиб')
})

it('marks the team that is to move', async () => {
  const table = await jackalTable('. .', plan)
  table.panel((view) => <ScorePlates view={view} />)
  const acting = () => screen.getAllByRole('listitem').find((team) => team.dataset.acting === 'true')?.title
  expect(acting()).toMatch(/^White/)
  await table.play({ kind: 'go', piece: 'white-1', to: 'e6' })
  expect(acting()).toMatch(/^Red/)
})

it('shows in a race how much gold wins', async () => {
  const table = await jackalTable('. .', plan)
  const race = (view: JackalState): JackalState => ({
    ...view,
    board: { ...view.board, deck: FIRST_ISLAND.deck },
    options: { ...view.options, endWhenDecided: true },
  })
  table.panel((view) => <ScorePlates view={race(view)} />)
  const [white] = screen.getAllByRole('listitem')
  expect(white?.title).toMatch(/^White: 5 coins of 6,/)
  expect(white?.querySelector('.number')?.textContent).toBe('5')
})

it('has one plate for a pair: the sum, then each crew’s gold beside its own flag', async () => {
  const teams = { white: { gold: 2 }, black: { gold: 1 }, red: { gold: 3 }, yellow: { gold: 1 } }
  const pairs = { teams, options: { players: 2, crews: 2 }, turn: 'black' } as const
  const table = await jackalTable('. .', pairs, { names: { white: 'Anne', red: 'Henry' } })
  table.panel((view) => <ScorePlates view={view} />)
  const plates = screen.getAllByRole('listitem')
  expect(plates.map((plate) => plate.querySelector('.number')?.textContent)).toEqual(['3', '4'])
  expect(['white', 'black'].map((id) => screen.getByTestId(`crew-${id}-gold`).textContent)).toEqual(['2', '1'])
  expect(
    [screen.getByTestId('crew-white-gold'), screen.getByTestId('crew-black-gold')].map((one) => one.dataset.acting),
  ).toEqual(['false', 'true'])
  expect(plates.map(({ dataset }) => dataset.acting)).toEqual(['true', 'false'])
  expect(plates[0]?.textContent).toContain('Anne')
})
