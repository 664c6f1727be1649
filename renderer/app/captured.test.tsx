import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultSettings, type GivenFile } from '../../electron/contract/ipc.ts'
import type { Room, ScreensState } from '../../electron/contract/screens.ts'
import { setHost } from '../host/client.ts'
import { leaveMatch } from '../host/session.ts'
import { useOtherTable } from '../remote/otherTable/guest.ts'
import { tableKeep } from '../remote/otherTable/otherTable.ts'
import { useRoom } from '../remote/room.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { listedSaves, savedMatch } from '../testkit/listedSaves.ts'
import { type ScriptedHost, scriptedHost } from '../testkit/scriptedHost.ts'
import { closeSheets, goTo, openSheet, type Screen, type Sheet, useScreen } from '../ui/screens.ts'
import { adoptSettings, useSettings } from '../ui/settings.ts'
import { showProblem, useToasts } from '../ui/toasts/toasts.ts'
import { AtOtherTable } from './join/AtOtherTable.tsx'
import { MatchScreen } from './match/MatchScreen.tsx'
import { MenuScreen } from './menu/MenuScreen.tsx'
import { OtherScreen } from './OtherScreens.tsx'
import { GivenFilesDialog } from './saves/GivenFilesDialog.tsx'
import { useGivenFiles } from './saves/givenFiles.ts'
import { exportSave } from './saves/saves.ts'
import { RoomNotices } from './screens/RoomNotices.tsx'
import { adoptScreens, useScreensStore } from './screens/useScreensState.ts'
import { WindowToasts } from './WindowToasts.tsx'

/** Texts that must not be in a captured window, by their kinds. */
const SECRETS = {
  title: 'Kraken title',
  folder: '/home/kraken/saves',
  reports: '/home/kraken/reports',
  update: '/home/kraken/update.deb',
  file: 'kraken-file.ctmatch',
  network: 'kraken-net',
  networkAddress: '10.77.0.1',
  address: '10.77.0.2:4173',
  token: 'kraken-token-kraken-to',
  word: 'krakenword',
  guestAddress: '10.77.0.3',
  asking: 'Kraken asks',
  askedName: 'Kraken the Rude',
  port: '47123',
  foundName: 'Kraken laptop',
  foundAddress: '10.77.0.4',
  lastTable: '10.77.0.5',
} as const

const url = (path: string) => `http://${SECRETS.address}/${path}#${SECRETS.token}`
const ROOM: Room = {
  reach: { kind: 'network', address: SECRETS.networkAddress },
  address: SECRETS.address,
  lobby: {
    game: 'sea-battle',
    title: SECRETS.title,
    matchId: null,
    seats: [{ seat: 'north', name: 'Anne', by: 'elsewhere', guest: 'g1', connected: true }],
  },
  links: [
    { id: 'l1', channel: { kind: 'room' }, url: url(''), guest: null },
    { id: 'l2', channel: { kind: 'watch' }, url: url('watch'), guest: null },
    { id: 'l3', channel: { kind: 'watch', id: 'caster', caster: true }, url: url('caster'), guest: null },
  ],
  words: { words: [SECRETS.word, 'two', 'three'], until: Date.now() + 100_000 },
  guests: [
    {
      id: 'g1',
      name: 'Anne',
      device: 'phone',
      address: SECRETS.guestAddress,
      seat: 'north',
      connected: true,
      delay: 12,
      askedName: SECRETS.askedName,
    },
  ],
  channels: [
    { id: 'watch', kind: 'spectator', delay: 0 },
    { id: 'caster', kind: 'caster', delay: 0, target: 'watch', agreements: [] },
  ],
  requests: [{ id: 'r1', name: SECRETS.asking, device: 'phone', address: SECRETS.guestAddress, seat: null }],
  watchDelay: 0,
  since: 0,
  reached: true,
  problem: null,
}
const NETWORKS = [{ name: SECRETS.network, address: SECRETS.networkAddress }]
const SHARED: ScreensState = { networks: NETWORKS, room: ROOM }
const BLOCKED: ScreensState = {
  networks: NETWORKS,
  room: null,
  blocked: { reach: { kind: 'computer' }, port: Number(SECRETS.port), problem: { code: 'port-in-use' } },
}
const SAVES = [savedMatch('first', { title: SECRETS.title })]
const FILE: GivenFile = { kind: 'match', file: SECRETS.file, save: savedMatch('given', { title: SECRETS.title }) }

/** Returns the secrets that the page contains, in texts, attributes and fields; not those that a field masks. */
function found(): readonly string[] {
  const fields = [...document.querySelectorAll('input')].filter(({ type }) => type !== 'password')
  for (const masked of document.querySelectorAll('input[type=password]')) masked.removeAttribute('value')
  const page = [document.documentElement.outerHTML, document.title, ...fields.map(({ value }) => value)].join('\n')
  return Object.entries(SECRETS).flatMap(([kind, text]) => (page.includes(text) ? [kind] : []))
}

/** Waits for the host's answers. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

let host: ScriptedHost

function capture(streamerMode: boolean): void {
  act(() => adoptSettings({ ...defaultSettings('en'), streamerMode }))
}

beforeEach(() => {
  host = scriptedHost({
    'saves:list': (request) => listedSaves(SAVES, request),
    'saves:export': () => ({ path: `${SECRETS.folder}/${SECRETS.file}` }),
    'screens:state': () => SHARED,
    'screens:newWords': () => SHARED,
    'joining:look': () => null,
    'people:list': () => ({ profiles: [], results: 0, playing: null }),
    'people:news': () => ({ news: [] }) as never, // not looked into here
    'settings:get': () => useSettings.getState().settings,
    'settings:change': () => useSettings.getState().settings,
    'match:leave': () => null,
    'app:info': () => ({
      version: '1',
      electron: '1',
      platform: 'linux',
      standIn: false,
      savesFolder: SECRETS.folder,
      reportsFolder: SECRETS.reports,
    }),
    'updates:state': () => ({ kind: 'failed', why: 'not-installed', byHand: SECRETS.update }),
  })
  setHost(host)
  useToasts.setState({ toasts: [] })
  useGivenFiles.setState({ told: [], replays: [] })
  useScreensStore.setState({ state: null, isBlockedPortPostponed: false })
  localStorage.clear()
})

/** Opens something in the window; without a secret of its own it must show none in either case. */
interface View {
  readonly what: string
  /** The kinds of secrets that it shows in a window that is not captured. */
  readonly usually: readonly (keyof typeof SECRETS)[]
  readonly show: () => Promise<unknown> | unknown
}

function Window() {
  const current = useScreen((state) => state.screen)
  return (
    <>
      {current.name === 'menu' ? <MenuScreen /> : <OtherScreen screen={current} />}
      <WindowToasts />
      <RoomNotices />
      <GivenFilesDialog />
      <AtOtherTable />
    </>
  )
}

const click = (testId: string) => userEvent.setup().click(screen.getAllByTestId(testId)[0] ?? document.body)

/** The secrets that each screen shows. */
const SCREENS: Readonly<Record<Exclude<Screen['name'], 'match' | 'replay'>, View['usually']>> = {
  menu: ['title'],
  new: ['address', 'word', 'asking'],
  lessons: [],
  saves: ['title'],
  replays: ['title'],
  settings: ['folder', 'reports', 'update'],
  keys: [],
  screens: ['networkAddress', 'address', 'guestAddress', 'asking', 'askedName', 'word'],
  join: ['foundName', 'foundAddress', 'lastTable'],
  joined: ['title', 'lastTable'],
  rules: [],
  people: [],
  licences: [],
  workshop: [],
}

async function showScreen(name: keyof typeof SCREENS): Promise<void> {
  if (name === 'join' || name === 'joined') rememberTable()
  act(() => goTo({ name }))
  await settled()
  const tables = [{ name: SECRETS.foundName, address: SECRETS.foundAddress, port: 4173, version: '1', about: null }]
  if (name === 'join') act(() => host.tell({ kind: 'found', tables }))
  if (name === 'joined') {
    act(() =>
      useRoom.setState({
        room: { kind: 'room', guest: { id: 'g', name: 'B', seat: null }, lobby: ROOM.lobby, match: null, now: 0 },
      }),
    )
  }
}

function rememberTable(): void {
  const place = { host: SECRETS.lastTable, port: 4173 }
  tableKeep.of(place).takeFragment(`#${SECRETS.token}`)
  tableKeep.noteJoined()
  useOtherTable.setState({ place, stage: 'outside' })
}

const VIEWS: readonly View[] = [
  ...Object.entries(SCREENS).map(([name, usually]) => ({
    what: `the screen ${name}`,
    usually,
    show: () => showScreen(name as keyof typeof SCREENS), // the keys of the table
  })),
  { what: 'the dialog that renames a save', usually: ['title'], show: () => showDialog('save-rename') },
  { what: 'the dialog that copies a save', usually: ['title'], show: () => showDialog('save-copy') },
  { what: 'the question before a save is removed', usually: ['title'], show: () => showDialog('save-remove') },
  {
    what: 'the notice of an exported file',
    usually: ['folder', 'file'],
    show: () => act(() => exportSave('first', 'match')),
  },
  {
    what: 'a problem with a file',
    usually: ['folder'],
    show: () => act(() => showProblem({ code: 'folder-not-shown', file: SECRETS.folder })),
  },
  {
    what: 'the results of opened files',
    usually: ['file', 'title'],
    show: () => act(() => useGivenFiles.setState({ told: [FILE] })),
  },
  { what: 'a port that is taken', usually: ['port'], show: () => act(() => adoptScreens(BLOCKED)) },
  {
    what: 'the notice of a person who asks to join',
    usually: ['asking'],
    show: () => act(() => host.tell({ kind: 'screens', state: SHARED })),
  },
]

async function showDialog(button: string): Promise<void> {
  act(() => goTo({ name: 'saves' }))
  await settled()
  await click(button)
}

describe('a window that is captured for a stream', () => {
  it.each(VIEWS)('hides addresses, codes, paths and titles: $what', async ({ show, usually }) => {
    capture(false)
    act(() => goTo({ name: 'menu' }))
    render(<Window />)
    await settled()
    await show()
    await settled()
    expect(found()).toEqual(expect.arrayContaining([...usually]))
    cleanup()
    useToasts.setState({ toasts: [] })
    useScreensStore.setState({ state: null })
    useGivenFiles.setState({ told: [] })
    capture(true)
    act(() => goTo({ name: 'menu' }))
    render(<Window />)
    await settled()
    await show()
    await settled()
    expect(found()).toEqual([])
  })

  it.each<Sheet['name']>(['pause', 'copy', 'settings', 'screens', 'keys', 'result'])(
    'hides them in the sheet of a match: %s',
    async (name) => {
      const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { settings: { streamerMode: true } })
      act(() => goTo({ name: 'match' }))
      table.panel(<MatchScreen />)
      act(() => adoptScreens(SHARED))
      act(() => openSheet({ name } as Sheet)) // none of these has more fields
      await settled()
      expect(found()).toEqual([])
      act(closeSheets)
      await leaveMatch()
    },
  )
})
