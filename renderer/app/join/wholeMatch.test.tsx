import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Channel, HostApi, PageMessage } from '../../../electron/contract/ipc.ts'
import { defaultSettings } from '../../../electron/contract/settings.ts'
import { silentLog } from '../../../electron/files/log.ts'
import { joiningHandlers } from '../../../electron/handlers/joining.ts'
import { Joining } from '../../../electron/remote/joining/joining.ts'
import { JoiningServer } from '../../../electron/remote/joining/process/joiningServer.ts'
import { openSocketHost } from '../../../electron/testkit/socketHost.ts'
import { REAL_TIME } from '../../../electron/time/timeSource.ts'
import { setHost } from '../../host/client.ts'
import { listenToHost } from '../../host/feed.ts'
import { useSession } from '../../host/session.ts'
import { giveUp } from '../../remote/otherTable/otherTable.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { OtherScreen } from '../OtherScreens.tsx'
import { AtOtherTable } from './AtOtherTable.tsx'

vi.hoisted(() => {
  // the build sets this in pages; here it is the version of the test's table
  Reflect.set(globalThis, '__VERSION__', '1.2.3')
})

const HERE = { name: 'Ann', player: { kind: 'human', alone: true } } as const
const AWAY = { name: 'South', player: { kind: 'human', elsewhere: true } } as const
const SETUP = { game: 'sea-battle', options: { first: 'south' }, seats: { north: HERE, south: AWAY } } as const

let crash = () => {}
let stop = () => {}

/** Returns the parts of the window's host that joining needs. They run in the process of the test. */
function ownHost(): HostApi {
  const listeners = new Set<(message: PageMessage) => void>()
  const joining = new Joining({
    launch: () => {
      let hear: (message: unknown) => void = () => {}
      const server = new JoiningServer({ tell: (message) => hear(structuredClone(message)), networks: () => [] })
      return {
        post: (message) => server.handle(structuredClone(message)),
        onMessage: (listener) => {
          hear = listener
        },
        onExit: (exit) => {
          crash = () => {
            void server.end()
            exit(11)
          }
        },
        kill: () => void server.end(),
      }
    },
    timeSource: REAL_TIME,
    show: (message) => {
      for (const listener of [...listeners]) listener(message)
    },
    isNearby: (host) => host === '127.0.0.1',
    onConnected: () => {},
    log: silentLog,
  })
  joining.noteAct()
  const handlers = joiningHandlers(joining)
  const settings = { ...defaultSettings('en'), flatTable: true, speed: 0, muted: true } as const
  return {
    call: async (channel: Channel, request: object) => {
      if (channel in handlers) Reflect.apply(Reflect.get(handlers, channel), handlers, [request])
      // the few channels called here return settings or nothing
      return { ok: true, value: channel.startsWith('settings:') ? settings : null } as never
    },
    onFeed(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

beforeEach(() => {
  // messages arrive at any time, as in the window
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  localStorage.clear()
  sessionStorage.clear()
  setHost(ownHost())
  stop = listenToHost(showProblem)
  useSettings.setState(({ settings }) => ({ settings: { ...settings, flatTable: true, speed: 0 } }))
})

afterEach(() => {
  giveUp()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  stop()
})

function Window() {
  const current = useScreen((state) => state.screen)
  return (
    <>
      <Suspense>{current.name === 'menu' ? <p>The menu</p> : <OtherScreen screen={current} />}</Suspense>
      <AtOtherTable />
    </>
  )
}

describe('a match at the table of another copy', () => {
  it('is joined over a real socket, played, continued after a lost connection, and left', async () => {
    const { value, sessions, window: annsWindow, screens } = await openSocketHost()
    await value('screens:open', { reach: { kind: 'computer' }, port: 0 })
    const { id } = await value('match:create', SETUP)
    await value('match:open', { id })
    await screens.room.idle()
    const { match } = sessions.sessionOf(annsWindow, id).live
    const room = async () => (await value('screens:state', {})).room
    const url = (await room())?.links.find(({ channel }) => channel.kind === 'room')?.url ?? ''
    goTo({ name: 'join' })
    render(<Window />)
    const user = userEvent.setup()

    await user.click(screen.getByTestId('join-address'))
    await user.paste(url)
    await user.type(screen.getByTestId('join-name'), 'Bob')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('heading', { name: 'Ann’s table' })).toBeTruthy()
    await user.click(await screen.findByTestId('lobby-take-south'))
    await waitFor(async () =>
      expect((await room())?.guests).toMatchObject([{ name: 'Bob', device: 'game', seat: 'south' }]),
    )

    await user.click(await screen.findByTestId('place-random', {}, { timeout: 10_000 }))
    // The other fleet arrives while the player presses: the press still counts.
    await value('match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'royal' } })
    await user.click(screen.getByTestId('place-confirm'))
    await waitFor(() => expect(match.entries).toHaveLength(2), { timeout: 10_000 })
    const aim = async () => {
      await user.click(screen.getByRole('gridcell', { name: /^E4\./ }))
      screen.getByRole('button', { name: 'Fire at E4' })
    }
    await waitFor(aim, { timeout: 20_000, interval: 300 })
    await user.click(screen.getByRole('button', { name: 'Fire at E4' }))
    await waitFor(() => expect(match.entries).toHaveLength(3))

    crash()
    expect((await screen.findByTestId('table-link')).textContent).toMatch(/Connection lost/)
    await waitFor(() => expect(screen.queryByTestId('table-link')).toBeNull(), { timeout: 10_000 })
    expect(await screen.findByRole('gridcell', { name: /^E4\. (Water|A hit|Sunk)/ })).toBeTruthy()
    expect((await room())?.guests).toMatchObject([{ name: 'Bob', seat: 'south', connected: true }])

    await value('match:end', { id })
    await waitFor(() => expect(useSession.getState().viewer).toBe('open'), { timeout: 10_000 })
    const ownSea = await screen.findByTestId('result-south', {}, { timeout: 10_000 })
    expect(ownSea.querySelector('.you-tag')?.textContent).toBe('you')
    expect(screen.getByTestId('result-north').querySelector('.you-tag')).toBeNull()
    await user.click(screen.getByTestId('result-close'))

    await user.keyboard('{Escape}')
    await user.click(await screen.findByTestId('leave-table'))
    expect(await screen.findByText('The menu')).toBeTruthy()
    await waitFor(async () =>
      expect((await room())?.lobby?.seats.find(({ seat }) => seat === 'south')).toMatchObject({ guest: null }),
    )
  })
})
