import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/session.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { openSheet } from '../../ui/screens.ts'
import { PauseSheet } from '../match/PauseSheet.tsx'
import { WindowToasts } from '../WindowToasts.tsx'
import { absencesAfter } from './absences.ts'
import { adoptScreens, useScreensStore } from './useScreensState.ts'

type By = 'here' | 'elsewhere' | 'bot'

/** Returns a room in which Masha's phone plays the south. */
const room = (id: string, by: By, connected: boolean, guest: string | null = 'g1'): ScreensState => ({
  networks: [],
  room: {
    reach: { kind: 'computer' },
    address: '127.0.0.1:4173',
    lobby: {
      game: 'sea-battle',
      title: 'Duel',
      matchId: id,
      seats: [{ seat: 'south', name: 'Masha', by, guest, connected }],
    },
    links: [],
    words: null,
    guests: [],
    requests: [],
    watchDelay: 0,
    since: 0,
    reached: true,
    problem: null,
  },
})

async function opened(panel = <WindowToasts />) {
  const table = await seaBattleTable({}, { viewer: 'spectator', names: { north: 'Ann', south: 'Masha' } })
  const user = table.panel(panel)
  const id = useSession.getState().match?.id ?? ''
  const tell = (by: By, connected: boolean, guest?: null) =>
    act(async () => adoptScreens(room(id, by, connected, guest)))
  const moved = () => table.host.asked('match:seat').map(({ seat, player }) => [seat, player])
  return { user, tell, moved }
}

/** Waits until an absence is no longer taken for a short one. */
const wait = () => act(async () => vi.advanceTimersByTime(5000))

const notice = () => screen.queryByTestId('away-south')?.textContent ?? null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  useScreensStore.setState({ state: null, absences: {} })
})

afterEach(() => void vi.useRealTimers())

describe('a seat whose screen is away', () => {
  it('is reported at the table after a few seconds, and can be played here with one click', async () => {
    const { user, tell, moved } = await opened()
    await tell('elsewhere', true)
    expect(notice()).toBeNull()
    await tell('elsewhere', false)
    expect(notice()).toBeNull()
    await wait()
    expect(notice()).toContain('Masha’s screen has dropped out')
    await user.click(screen.getByTestId('away-south-here'))
    expect(moved()).toEqual([['south', { kind: 'human' }]])
  })

  it('is not reported if its screen returns at once', async () => {
    const { tell } = await opened()
    await tell('elsewhere', true)
    await tell('elsewhere', false)
    await tell('elsewhere', true)
    await wait()
    expect(notice()).toBeNull()
  })

  it('is given to a bot, and given back when its screen returns', async () => {
    const { user, tell, moved } = await opened()
    await tell('elsewhere', false)
    await wait()
    await user.click(screen.getByTestId('away-south-bot'))
    await tell('bot', false)
    expect(notice()).toBeNull()
    await tell('bot', true)
    expect(notice()).toContain('Masha’s screen is back')
    await user.click(screen.getByTestId('away-south-return'))
    expect(moved()).toEqual([
      ['south', { kind: 'bot', level: 'medium' }],
      ['south', { kind: 'human', elsewhere: true }],
    ])
    await tell('elsewhere', true)
    expect(notice()).toBeNull()
  })

  it('is not reported again until its screen is away once more', async () => {
    const { user, tell } = await opened()
    await tell('elsewhere', false)
    await wait()
    await user.click(screen.getByTestId('away-south-wait'))
    await tell('elsewhere', false)
    await wait()
    expect(notice()).toBeNull()
    await tell('elsewhere', true)
    await tell('elsewhere', false)
    await wait()
    expect(notice()).not.toBeNull()
  })

  it('is listed in the menu of the match at once', async () => {
    const { tell, user, moved } = await opened(<PauseSheet onClose={() => {}} />)
    await act(async () => openSheet({ name: 'pause' }))
    await tell('elsewhere', false)
    await user.click(screen.getByTestId('away-south-bot'))
    expect(moved()).toHaveLength(1)
  })
})

it('a seat whose player has left it is reported at once, and can be given to a bot', async () => {
  const { user, tell, moved } = await opened()
  await tell('elsewhere', false, null)
  expect(notice()).toBeNull() // no player has had this seat yet
  await tell('elsewhere', true)
  await tell('elsewhere', false, null)
  expect(notice()).toContain('Masha has stood up: the seat is free.')
  await user.click(screen.getByTestId('away-south-bot'))
  expect(moved()).toEqual([['south', { kind: 'bot', level: 'medium' }]])
  await tell('bot', false, null)
  expect(notice()).toBeNull()
})

it('a seat that was taken over while its screen was connected is not offered back', () => {
  const there = absencesAfter({}, room('m', 'elsewhere', true), 1)
  expect(absencesAfter(there, room('m', 'here', true), 2)).toEqual({
    g1: { since: null, isBack: false, isSettled: false },
  })
})
