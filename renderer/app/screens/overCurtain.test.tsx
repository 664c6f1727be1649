import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { openSheet } from '../../ui/screens.ts'
import { MatchScreen } from '../match/MatchScreen.tsx'
import { useScreensStore } from './useScreensState.ts'

it('others can be let in while a curtain hides the table, without revealing anything of the match', async () => {
  useScreensStore.setState({ state: { networks: [], room: null } })
  const table = await seaBattleTable(
    { north: null, south: null },
    {
      viewer: 'spectator',
      names: { north: 'Ann', south: 'Bob' },
    },
  )
  table.panel(<MatchScreen />)
  await act(async () => openSheet({ name: 'screens' }))
  expect(screen.getByTestId('curtain')).toBeDefined()
  expect(screen.getByTestId('screens')).toBeDefined()
  expect(screen.queryByTestId('hud-turn')).toBeNull()
  await act(async () => openSheet({ name: 'settings' }))
  expect(screen.queryByTestId('sheet-settings')).toBeNull()
})
