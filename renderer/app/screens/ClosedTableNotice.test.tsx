import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '../../../electron/contract/ipc.ts'
import type { Reach } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/session.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { useScreen } from '../../ui/screens.ts'
import { WindowToasts } from '../WindowToasts.tsx'
import { adoptScreens, useScreensStore } from './useScreensState.ts'

const REACH: Reach = { kind: 'network', address: '10.0.0.7' }

/** Opens a match in which Ben plays the south on another screen, unless Ben plays here. */
async function opened(isElsewhere = true) {
  const table = await seaBattleTable({}, { viewer: 'spectator', names: { north: 'Ann', south: 'Ben' } })
  const user = table.panel(<WindowToasts />)
  const { match } = useSession.getState()
  if (!match) throw new Error('no match')
  const player: Player = { kind: 'human', ...(isElsewhere && { elsewhere: true }) }
  const seats = match.seats.map((plan) => (plan.seat === 'south' ? { ...plan, player } : plan))
  await act(async () => useSession.setState({ match: { ...match, seats } }))
  const tell = (reach: Reach | null, id = match.id) =>
    act(async () => adoptScreens({ networks: [], room: null, closed: { match: id, reach } }))
  return { user, tell, host: table.host }
}

const notice = () => screen.queryByTestId('closed-table')?.textContent ?? null

beforeEach(() => {
  useScreensStore.setState({ state: null, absences: {} })
})

describe('a match with a player on another screen, whose table is closed', () => {
  it('says so, and one press opens the table to the devices that could reach it before', async () => {
    const { user, tell, host } = await opened()
    expect(notice()).toBeNull()
    await tell(REACH)
    expect(notice()).toContain('these players cannot reach it: Ben.')
    await user.click(screen.getByTestId('closed-table-open'))
    expect(host.asked('screens:open')).toEqual([{ reach: REACH }])
    await act(async () => adoptScreens({ networks: [], room: null }))
    expect(notice()).toBeNull()
  })

  it('shows how players join if their addresses are no longer valid', async () => {
    const { user, tell, host } = await opened()
    await tell(null)
    await user.click(screen.getByTestId('closed-table-open'))
    expect(useScreen.getState().sheet).toEqual({ name: 'screens' })
    expect(host.asked('screens:open')).toEqual([])
  })

  it('says it once, and not over another match', async () => {
    const { user, tell } = await opened()
    await tell(REACH, 'another')
    expect(notice()).toBeNull()
    await tell(REACH)
    await user.click(screen.getByTestId('closed-table-later'))
    await tell(REACH)
    expect(notice()).toBeNull()
  })
})

it('a match without other screens says nothing about its closed table', async () => {
  const { tell } = await opened(false)
  await tell(REACH)
  expect(notice()).toBeNull()
})
