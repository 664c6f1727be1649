import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { JackalHud } from '../JackalHud.tsx'
import { CrewBubble } from './CrewBubble.tsx'

const pieces = { 'white-1': 'e5', 'white-2': 'g1', 'white-3': 'g1', friday: { team: 'white', at: 'g1' } }
const crew = () => screen.queryByRole('region', { name: 'Aboard the ship of White' })
const portraits = () =>
  within(screen.getByTestId('crew'))
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')])

it('shows the crew beside the ship that was clicked, and a portrait chooses a man', async () => {
  const table = await jackalTable('. .', { pieces })
  const user = table.panel(<CrewBubble />)
  expect(crew()).toBeNull()
  act(() => useIntent.getState().clickShip('white'))
  expect(portraits()).toEqual([
    ['The ship: sail her', 'true'],
    ['white pirate, 1', 'false'],
    ['white pirate, 2', 'false'],
    ['Friday, 3', 'false'],
  ])
  await user.click(screen.getByRole('button', { name: 'white pirate, 2' }))
  expect(useIntent.getState().selected).toEqual({ kind: 'piece', id: 'white-3' })
  expect(portraits()[2]).toEqual(['white pirate, 2', 'true'])
  act(() => useIntent.getState().clickPiece('white-1'))
  expect(crew()).toBeNull()
})

it('tells what keeps one who cannot act', async () => {
  const drunk = { ...pieces, 'white-2': { at: 'g1', drunk: true } }
  const table = await jackalTable('. .', { pieces: drunk })
  const user = table.panel(<JackalHud />)
  act(() => useIntent.getState().clickShip('white'))
  const portrait = screen.getByRole('button', { name: 'white pirate, 1' })
  expect(portrait.getAttribute('aria-disabled')).toBe('true')
  await user.click(portrait)
  expect(screen.getByTestId('why').textContent).toContain('He is sleeping off the rum this turn: choose another.')
})

it('digits choose of the crew, Esc lets go of the ship', async () => {
  const table = await jackalTable('. .', { pieces })
  const user = table.panel(<JackalHud />)
  act(() => useIntent.getState().clickShip('white'))
  await user.keyboard('2')
  expect(useIntent.getState().selected).toEqual({ kind: 'piece', id: 'white-3' })
  await user.keyboard('{Escape}')
  expect(crew()).toBeNull()
})
