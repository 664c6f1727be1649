import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { Decisions } from '../../jackal/hud/turn/Decisions.tsx'
import { jackalTable } from '../../testkit/jackal.ts'
import { toggleOpenPanel } from '../../ui/folding.ts'

const isFolded = () => screen.getByTestId('oath').classList.contains('is-folded')

/** A pirate of the white crew has come to Caramba. */
async function sworn() {
  const table = await jackalTable('. ?caramba', { pieces: { 'white-1': 'e5' } }, { settings: { language: 'en' } })
  const user = table.panel(() => <Decisions />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  return user
}

it('folds an open panel and unfolds it, by its button or by key', async () => {
  const user = await sworn()
  expect(isFolded()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Fold the panel' }))
  expect(isFolded()).toBe(true)
  act(() => toggleOpenPanel())
  expect(isFolded()).toBe(false)
  act(() => toggleOpenPanel())
  screen.getByRole('button', { name: 'Unfold the panel' })
})

it('is unfolded in another match', async () => {
  const user = await sworn()
  if (!isFolded()) await user.click(screen.getByRole('button', { name: 'Fold the panel' }))
  const { match } = useSession.getState()
  act(() => useSession.setState({ match: match && { ...match, id: 'another' } }))
  expect(isFolded()).toBe(false)
  act(() => useSession.setState({ match }))
  expect(isFolded()).toBe(true)
})
