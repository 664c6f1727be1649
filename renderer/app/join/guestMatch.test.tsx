import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Settings } from '../../../electron/contract/ipc.ts'
import type { CasterAgreement } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/session.ts'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { callTable, useRoom } from '../../remote/room.ts'
import { ReplayScreen } from '../../shell/match/ReplayScreen.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { openSheet } from '../../ui/screens.ts'
import { adoptSettings, useSettings } from '../../ui/settings.ts'
import { MatchScreen } from '../match/MatchScreen.tsx'

vi.mock('../../remote/room.ts', async (original) => ({ ...(await original<object>()), callTable: vi.fn() }))

afterEach(() => useOtherTable.setState({ place: null, stage: 'outside', failure: null }))

async function atOtherTable(state: Parameters<typeof seaBattleTable>[0], settings: Partial<Settings> = {}) {
  useOtherTable.setState({ place: { host: '192.168.1.24', port: 4173 }, stage: 'inside' })
  const table = await seaBattleTable(state, { viewer: 'south', bots: ['north'], settings })
  table.panel(<MatchScreen />)
}

it('offers a guest ways to leave, and nothing that belongs to the table’s own player', async () => {
  await atOtherTable({ northFired: 'j9' })
  await act(async () => openSheet({ name: 'pause' }))
  expect(screen.getByRole('dialog', { name: 'The table at 192.168.1.24:4173' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Settings' })).toBeTruthy()
  for (const own of ['pause-save', 'pause-screens', 'pause-menu']) expect(screen.queryByTestId(own)).toBeNull()
})

it('lets a guest change their answer to a caster, as long as one asks', async () => {
  onTestFinished(() => useRoom.setState({ room: null }))
  await atOtherTable({ northFired: 'j9' })
  const guest = { id: 'g', name: 'Nora', seat: 'south' } as const
  const tell = (caster?: CasterAgreement) => {
    const about = { ...guest, ...(caster && { caster }) }
    act(() => useRoom.setState({ room: { kind: 'room', guest: about, lobby: null, match: null, now: 0 } }))
  }
  const open = () => act(async () => openSheet({ name: 'pause' }))
  tell('agreed')
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Hide them from the caster again' }))
  expect(callTable).toHaveBeenLastCalledWith('caster.agree', { agreed: false })
  expect(screen.queryByTestId('guest-menu')).toBeNull()
  tell('asked')
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Show hidden things to the caster' }))
  expect(callTable).toHaveBeenLastCalledWith('caster.agree', { agreed: true })
  tell()
  await open()
  expect(screen.queryByTestId('caster-change')).toBeNull()
})

it('offers the pause and the end in the menu of a guest who may use them', async () => {
  onTestFinished(() => useRoom.setState({ room: null }))
  await atOtherTable({ northFired: 'j9' })
  const tell = (leads?: true) => {
    const about = { id: 'g', name: 'Nora', seat: 'south', ...(leads && { leads }) }
    act(() => useRoom.setState({ room: { kind: 'room', guest: about, lobby: null, match: null, now: 0 } }))
  }
  const pause = () => screen.queryByRole('button', { name: 'Pause for everyone' })
  tell()
  await act(async () => openSheet({ name: 'pause' }))
  expect([pause(), screen.queryByRole('button', { name: 'End the match now' })]).toEqual([null, null])
  tell(true)
  expect(screen.getByRole('button', { name: 'End the match now' })).toBeTruthy()
  fireEvent.click(pause() ?? document.body)
  expect(callTable).toHaveBeenLastCalledWith('match.pause', { paused: true })
  expect(screen.queryByTestId('guest-menu')).toBeNull()
})

it('offers a guest no rematch at the end: the host starts it', async () => {
  await atOtherTable({ northFired: 'j9' })
  const { standing } = useSession.getState()
  if (!standing) throw new Error('nobody is asked')
  const outcome = { winners: ['north'], scores: { north: 1, south: 0 }, reason: 'fleet-sunk' }
  await act(async () =>
    useSession.setState({ viewer: 'open', standing: { ...standing, asked: null, awaiting: [], outcome } }),
  )
  expect(await screen.findByTestId('result-screen')).toBeTruthy()
  expect(screen.queryByTestId('result-again')).toBeNull()
  expect(screen.getByTestId('result-replay')).toBeTruthy()
  expect(screen.getByTestId('result-close')).toBeTruthy()
})

it('hides the secrets of a guest in a window that is captured for a stream, and lets them leave', async () => {
  await atOtherTable({ northFired: 'j9' }, { streamerMode: true })
  expect(document.querySelector('.hud')).toBeNull()
  expect(screen.getByTestId('secret-away').textContent).toContain('turn streamer mode off')
  expect(screen.getByTestId('curtain-menu')).toBeTruthy()
  fireEvent.click(screen.getByTestId('away-settings'))
  fireEvent.click(screen.getByTestId('setting-streamer'))
  expect(screen.queryByTestId('secret-away')).toBeNull()
})

it('hides the secret view at once when the window begins to be captured', async () => {
  const table = await seaBattleTable({ northFired: 'j9' }, { viewer: 'south', bots: ['north'] })
  table.panel(<MatchScreen />)
  expect(document.querySelector('.hud')).not.toBeNull()
  table.host.refuse('match:look', { code: 'internal' })
  act(() => adoptSettings({ ...useSettings.getState().settings, streamerMode: true }))
  expect(document.querySelector('.hud')).toBeNull()
})

it('leaves the replay of a running match from the view of a seat when the window begins to be captured', async () => {
  const table = await seaBattleTable({ northFired: 'j9' }, { viewer: 'south', bots: ['north'] })
  const leave = vi.fn()
  table.panel(<ReplayScreen id="in-window" move={0} from="match" onLeave={leave} />)
  await vi.waitFor(() => expect(document.querySelector('.hud')).not.toBeNull())
  act(() => adoptSettings({ ...useSettings.getState().settings, streamerMode: true }))
  expect(document.querySelector('.hud')).toBeNull()
  expect(leave).toHaveBeenCalledOnce()
})
