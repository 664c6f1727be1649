import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MatchInfo, SaveInfo } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { pressButton } from '../../input/contexts.ts'
import { listedSaves } from '../../testkit/listedSaves.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { NewMatchScreen } from './NewMatchScreen.tsx'

const MATCH: MatchInfo = {
  id: 'match-00000001',
  game: 'jackal',
  title: '2026-11-22 22:00',
  createdAt: 0,
  updatedAt: 0,
  moves: 0,
  seats: [],
  outcome: null,
}
const PLAYED: SaveInfo = { ...MATCH, condition: 'whole' }

async function page(saves: readonly SaveInfo[], drafts?: Readonly<Record<string, object>>) {
  const host = scriptedHost({
    'saves:list': (request) => listedSaves(saves, request),
    'match:create': ({ game }) => ({ ...MATCH, game }),
  })
  setHost(host)
  const lastMatch = drafts ? ({ game: 'jackal', drafts } as const) : null
  useSettings.setState(({ settings }) => ({ settings: { ...settings, lastMatch } }))
  goTo({ name: 'new', game: 'jackal' })
  await act(async () => render(<NewMatchScreen />))
  return { host, user: userEvent.setup() }
}

const golden = () =>
  [...document.querySelectorAll<HTMLElement>('.button.is-main')].map((button) => button.dataset.testid)

beforeEach(() => useScreen.setState(useScreen.getInitialState()))

describe('the page of a new match', () => {
  it('plays the last match again in one press, whatever changes in the form', async () => {
    const { host, user } = await page([PLAYED], { jackal: { mode: 'duel1' } })
    await user.click(screen.getByTestId('mode-solo3'))
    await user.click(screen.getByRole('button', { name: 'Play: Same again: Jackal' }))
    await waitFor(() => expect(host.asked('match:create')).toHaveLength(1))
    expect(host.asked('match:create')[0]?.options).toMatchObject({ players: 2, crews: 1 })
  })

  it('offers a beginner of a game the first easy match', async () => {
    const { host, user } = await page([PLAYED])
    expect(screen.queryByTestId('first-match-jackal')).toBeNull()
    await user.click(screen.getByTestId('game-admiral'))
    await user.click(await screen.findByRole('button', { name: 'Play: First easy match: Admiral' }))
    await waitFor(() => expect(host.asked('match:create')).toMatchObject([{ game: 'admiral' }]))
  })

  it('has one golden button: Play at first, with the focus, and Start once the match is changed', async () => {
    const { user } = await page([PLAYED])
    expect(golden()).toEqual(['play-again'])
    expect(document.activeElement).toBe(screen.getByTestId('play-again'))
    await user.click(screen.getByTestId('game-sea-battle'))
    expect(golden()).toEqual(['start-match'])
  })

  it('starts the match of the form by the menu button of a gamepad', async () => {
    const { host } = await page([PLAYED], { jackal: { mode: 'duel1' } })
    act(() => void pressButton('menu', { device: 'pad', pad: 0 }))
    await waitFor(() => expect(host.asked('match:create')).toHaveLength(1))
  })

  it('shows above its folds who plays and by which rules', async () => {
    await page([PLAYED], { jackal: { mode: 'duel1', map: 'atoll', variant: 'archipelago' } })
    expect(screen.getByTestId('fold-players').textContent).toMatch(/^Who plays .*Anne Bonny/)
    expect(screen.getByTestId('fold-rules').textContent).toMatch(/^Rules and clock /)
  })

  it('keeps the names of people when another game is chosen', async () => {
    const { user } = await page([PLAYED])
    await user.click(screen.getByTestId('fold-players'))
    await user.clear(screen.getByTestId('seat-white-name'))
    await user.type(screen.getByTestId('seat-white-name'), 'Ada')
    await user.click(screen.getByTestId('game-sea-battle'))
    await waitFor(() => expect(screen.getByTestId('fold-players').textContent).toContain('Ada'))
    await user.click(screen.getByTestId('game-admiral'))
    await waitFor(() => expect(screen.getByTestId('fold-players').textContent).toContain('Ada'))
  })
})
