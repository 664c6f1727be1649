import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_IDS, type GameId } from '../../electron/contract/ipc.ts'
import { pageTable } from '../playback/pageTable.ts'
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

/** Opens a match of a game: its view exists, but nothing is drawn yet. */
function opened(game: GameId, at: Screen = { name: 'match' }): void {
  pageTable.clear(game, 'spectator', {})
  pageTable.shown.setState({ shown: {} })
  matches += 1
  render(
    <>
      <SceneMark setFor={matches} />
      <TableBeingSet screen={at} />
    </>,
  )
}

beforeEach(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, flatTable: false } })))

describe('before the table of a match is drawn', () => {
  it.each(GAME_IDS)('shows a page of its own game: %s', (game) => {
    opened(game)
    expect(page()?.textContent).toBe(NAMES[game])
    act(noteDrawn)
    expect(page()).toBeNull()
  })

  it('shows it while something is loaded, but not again for what is loaded later', () => {
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

  it('shows none over a screen of the menu', () => {
    opened('admiral', { name: 'lessons' })
    expect(page()).toBeNull()
  })

  it('shows none over the flat table, which needs no preparation', () => {
    useSettings.setState(({ settings }) => ({ settings: { ...settings, flatTable: true } }))
    opened('sea-battle')
    expect(page()).toBeNull()
  })
})
