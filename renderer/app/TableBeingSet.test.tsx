import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_IDS, type GameId } from '../../electron/contract/ipc.ts'
import { clearTable, useShownStore } from '../playback/shownStore.ts'
import { noteDrawn, SceneMark } from '../shell/drawnTable.ts'
import { beginLoading } from '../table/loading/LoadingBoundary.tsx'
import type { Screen } from '../ui/screens.ts'
import { useSettings } from '../ui/settings.ts'
import { TableBeingSet } from './TableBeingSet.tsx'

vi.mock('@react-three/fiber', async (original) => ({
  ...(await original<typeof import('@react-three/fiber')>()),
  useThree: () => () => {},
}))

const NAMES = { jackal: 'Jackal', admiral: 'Admiral', 'sea-battle': 'Sea Battle' } as const
const page = () => screen.queryByTestId('table-being-set')
let matches = 0

/** Opens a match of a game: its view is there, nothing of it is drawn. */
function opened(game: GameId, at: Screen = { name: 'match' }): void {
  clearTable(game, 'spectator', {})
  useShownStore.setState({ shown: {} })
  matches += 1
  render(
    <>
      <SceneMark setFor={matches} />
      <TableBeingSet screen={at} />
    </>,
  )
}

beforeEach(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, flatTable: false } })))

describe('before the table of a match is whole', () => {
  it.each(GAME_IDS)('a page of its own game stands there: %s', (game) => {
    opened(game)
    expect(page()?.textContent).toBe(NAMES[game])
    act(noteDrawn)
    expect(page()).toBeNull()
  })

  it('it stays while something is loaded, and does not come back for what is loaded later', () => {
    opened('admiral')
    let loaded = () => {}
    act(() => {
      loaded = beginLoading()
    })
    act(noteDrawn)
    expect(page()).not.toBeNull()
    act(loaded)
    expect(page()).toBeNull()
    let later = () => {}
    act(() => {
      later = beginLoading()
    })
    expect(page()).toBeNull()
    act(later)
  })

  it('none stands over a screen of the menu', () => {
    opened('admiral', { name: 'lessons' })
    expect(page()).toBeNull()
  })

  it('none stands over the flat table, which needs no setting', () => {
    useSettings.setState(({ settings }) => ({ settings: { ...settings, flatTable: true } }))
    opened('sea-battle')
    expect(page()).toBeNull()
  })
})
