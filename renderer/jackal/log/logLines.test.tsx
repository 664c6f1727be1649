import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MatchLog } from '../../hud/LogPages.tsx'
import { jackalTable } from '../../testkit/jackal.ts'
import { useScreen } from '../../ui/screens.ts'
import { useMatchLines } from './logLines.tsx'

function Log() {
  return <MatchLog lines={useMatchLines()} />
}

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent ?? '')

it('lists the moves, the newest first, with the gold they brought', async () => {
  const plan = { at: 'g2', pieces: { 'white-1': 'g2' } }
  const table = await jackalTable('empty=1 ?rum', plan)
  table.panel(<Log />)
  screen.getByText('The page is still blank.')
  await table.play({ kind: 'go', piece: 'white-1', to: 'g1', carry: 'coin' })
  await table.play({ kind: 'sail', team: 'red', to: 'a6' })
  expect(lines()).toEqual([
    expect.stringContaining('a7 → a6'),
    expect.stringMatching(/brings a coin aboard at g1\.?\+1Move 1$/),
  ])
})

it('opens the recording at the move of a line', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } })
  const user = table.panel(<Log />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await table.play({ kind: 'sail', team: 'red', to: 'a6' })
  await user.click(screen.getByRole('button', { name: /a7 → a6/ }))
  expect(useScreen.getState().screen).toEqual({ name: 'replay', id: 'jackal-1', move: 1, from: 'match' })
})

it('uses the language of the settings', async () => {
  const table = await jackalTable('. ?rum', { pieces: { 'white-1': 'e5' } }, { settings: { language: 'ru' } })
  table.panel(<Log />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(lines()).toEqual([expect.stringMatching(/e5 → f5.*[Оо]ткрыт/)])
})
