import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { JackalHud } from '../JackalHud.tsx'
import { JackalHintBar } from './HintBar.tsx'

const hint = () => document.querySelector('.hint-text')?.textContent
const key = (name: RegExp) => screen.queryByRole('button', { name })
const click = (cell: string) => act(() => useIntent.getState().clickCell(cellNamed(cell)))

it('tells what to choose, and offers the keys that do something now', async () => {
  const table = await jackalTable('empty=1 .', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
  const user = table.panel(<JackalHintBar />)
  expect(hint()).toBe('Choose a pirate or the ship')
  expect([key(/Next piece/), key(/Take the coin/), key(/Cancel/)].map((found) => found !== null)).toEqual([
    true,
    false,
    false,
  ])
  click('e5')
  expect(hint()).toBe('Choose a lit tile for the pirate, with the coin or without')
  await user.click(screen.getByRole('button', { name: /Take the coin/ }))
  expect(hint()).toBe('With the coin: no closed tiles, no water, no fights')
  expect(useIntent.getState().carry).toBe('coin')
  screen.getByRole('button', { name: /Leave the coin/, pressed: true })
  await user.click(screen.getByRole('button', { name: /Cancel/ }))
  expect(useIntent.getState().carry).toBeNull()
})

it('asks for the two tiles of an earthquake one after the other', async () => {
  const table = await jackalTable('. ?earthquake', { pieces: { 'white-1': 'e5' } }, { settings: { language: 'ru' } })
  table.panel(<JackalHintBar />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(hint()).toBe('Землетрясение: выберите первую клетку')
  click('c3')
  expect(hint()).toBe('Землетрясение: выберите вторую клетку')
})

it('tells what follows from the move under the pointer', async () => {
  const table = await jackalTable('empty=1 . .', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
  table.panel(<JackalHintBar />)
  click('e5')
  act(() => useIntent.getState().hoverCell(cellNamed('f5')))
  const lines = [...screen.getByTestId('prospect').querySelectorAll('p')].map((line) => line.textContent)
  expect(lines).toEqual(['Open ground at f5', 'Then home with the coin in 4 turns'])
  act(() => useIntent.getState().hoverCell(cellNamed('k9')))
  expect(hint()).toBe('Choose a lit tile for the pirate, with the coin or without')
})

it('answers with a button what is not answered on the board', async () => {
  const table = await jackalTable('. ?airplane', { pieces: { 'white-1': 'e5' } })
  const user = table.panel(<JackalHintBar />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(hint()).toBe('Fly at once, or stay by the airplane?')
  await user.click(screen.getByRole('button', { name: /Stay here/ }))
  expect(table.host.asked('match:play')).toMatchObject([{ seat: 'white', move: { kind: 'decline' } }])
  expect(key(/Stay here/)).toBeNull()
})

it('waits while another plays, and lets the last move be taken back', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { bots: ['red'] })
  table.panel(<JackalHintBar />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(hint()).toBe('red is thinking…')
  expect([key(/Undo/) !== null, key(/Next piece/), key(/Choose/), key(/Take the coin/)]).toEqual([
    true,
    null,
    null,
    null,
  ])
  screen.getByRole('button', { name: /To my turn/ })
})

it('offers a bottle after the move by its key, or to end the turn without one', async () => {
  const table = await jackalTable('trap . .', {
    options: { variant: 'archipelago' },
    teams: { white: { bottles: 1 } },
    pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
  })
  const user = table.panel(<JackalHintBar />)
  await table.play({ kind: 'go', piece: 'white-2', to: 'g6' })
  expect(hint()).toBe('A bottle frees one of your crew now, or the turn ends')
  screen.getByRole('button', { name: /End the turn without a bottle/ })
  await user.click(screen.getByRole('button', { name: /Use a bottle/ }))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'uncork', piece: 'white-1' } }])
})

it('a bottle offered after the move is given by Enter, as its button says, wherever the keys point', async () => {
  const table = await jackalTable('. .', {
    teams: { white: { bottles: 1 } },
    pieces: { 'white-1': 'e5', missionary: { team: 'white', at: 'g5' } },
  })
  const user = table.panel(<JackalHud />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  screen.getByRole('button', { name: /Enter.*Give a bottle to the missionary/ })
  await user.keyboard('{ArrowUp}{Enter}')
  expect(table.host.asked('match:play')).toMatchObject([{ seat: 'white', move: { kind: 'give', to: 'missionary' } }])
})

it('Enter presses no button where a cell may be meant', async () => {
  const table = await jackalTable('. ?airplane', { pieces: { 'white-1': 'e5' } })
  const user = table.panel(<JackalHud />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  screen.getByRole('button', { name: /1.*Stay here/ })
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play')).toEqual([])
})
