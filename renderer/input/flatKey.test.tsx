import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MatchScreen } from '../app/match/MatchScreen.tsx'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { useSettings } from '../ui/settings.ts'
import { useToasts } from '../ui/toasts/toasts.ts'

vi.mock('../../electron/contract/ipc.ts', async (original) => ({ ...(await original<object>()), GAMES_ELSEWHERE: [] }))

it('the key of the flat table says so where the game has none', async () => {
  const table = await seaBattleTable({}, { viewer: 'north', bots: ['south'], settings: { language: 'en' } })
  table.panel(<MatchScreen />)
  fireEvent.keyDown(document.body, { code: 'F4' })
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    'This game has no flat table yet: it is played in 3D.',
  ])
  expect(screen.queryByTestId('flat-table')).toBeNull()
  expect(useSettings.getState().settings.flatTable).toBe(false)
})
