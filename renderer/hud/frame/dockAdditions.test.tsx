import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { DockAdditionsContext } from './dockAdditions.ts'
import { LiveDock } from './LiveDock.tsx'

it('says while others play what a page adds: a hint, and another prompt', async () => {
  const table = await jackalTable('. . .', { pieces: { 'white-1': 'e5' } }, { viewer: 'spectator' })
  table.panel(
    <DockAdditionsContext value={{ idle: 'You vote later.', waited: 'The viewers vote: 9 s' }}>
      <LiveDock asked={null} watched="" over={null} />
    </DockAdditionsContext>,
  )
  expect(screen.getByText(/The viewers vote: 9 s/).textContent).toContain('You vote later.')
})
