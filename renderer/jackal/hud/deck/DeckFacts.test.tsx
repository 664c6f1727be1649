import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useScreen } from '../../../ui/screens.ts'
import { DeckFacts } from './DeckFacts.tsx'
import { DeckSheet } from './DeckSheet.tsx'

const plan = { pieces: { 'white-1': 'e5' }, tiles: { c3: '?chest-5', c4: '?galleon' } }

it('counts the closed tiles and opens the list of them', async () => {
  const table = await jackalTable('. ?cannibal', plan)
  const user = table.panel((view) => <DeckFacts view={view} />)
  const counter = screen.getByRole('button', { name: /still hidden/ })
  expect(counter.textContent).toBe('3What is still hidden')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(counter.textContent).toBe('2What is still hidden')
  await user.click(counter)
  expect(useScreen.getState().sheet).toEqual({ name: 'own' })
})

const row = (kind: string) => screen.getAllByRole('listitem').find((item) => item.textContent?.endsWith(kind))

it('lists every kind of tile with the number of hidden ones', async () => {
  const table = await jackalTable('. ?cannibal', plan)
  const onClose = vi.fn()
  const user = table.panel(<DeckSheet onClose={onClose} />)
  screen.getByRole('dialog', { name: 'Still hidden' })
  expect([row('Cannibal')?.textContent, row('Cannibal')?.dataset.none]).toEqual(['1 of 1Cannibal', 'false'])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect([row('Cannibal')?.textContent, row('Cannibal')?.dataset.none]).toEqual(['0 of 1Cannibal', 'true'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('shows the hidden gold, the treasure only until it is found', async () => {
  const table = await jackalTable('. ?galleon', { pieces: { 'white-1': 'e5' } }, { settings: { language: 'ru' } })
  table.panel(<DeckSheet onClose={() => {}} />)
  const dialog = screen.getByRole('dialog', { name: 'Ещё закрыто' })
  expect(dialog.textContent).toContain('Золото под закрытыми клетками: 37 монет.')
  expect(dialog.textContent).toContain('Клад галеона ценой в 3 монеты ещё не найден.')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(dialog.textContent).not.toContain('Клад галеона ценой в 3 монеты ещё не найден.')
})
