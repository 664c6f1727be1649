import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { toggleOpenPanel, useFolded } from '../../ui/folding.ts'
import { FoldButton } from './FoldButton.tsx'

const isFolded = () => screen.getByTestId('oath').classList.contains('is-folded')

function Panel() {
  return (
    <section className={useFolded('oath') ? 'is-folded' : ''} data-testid="oath">
      <FoldButton panel="oath" />
    </section>
  )
}

async function opened() {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { settings: { language: 'en' } })
  return table.panel(() => <Panel />)
}

it('folds an open panel and unfolds it, by its button or by key', async () => {
  const user = await opened()
  expect(isFolded()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Fold the panel' }))
  expect(isFolded()).toBe(true)
  act(() => toggleOpenPanel())
  expect(isFolded()).toBe(false)
  act(() => toggleOpenPanel())
  screen.getByRole('button', { name: 'Unfold the panel' })
})

it('is unfolded in another match', async () => {
  const user = await opened()
  if (!isFolded()) await user.click(screen.getByRole('button', { name: 'Fold the panel' }))
  const { match } = useSession.getState()
  act(() => useSession.setState({ match: match && { ...match, id: 'another' } }))
  expect(isFolded()).toBe(false)
  act(() => useSession.setState({ match }))
  expect(isFolded()).toBe(true)
})
