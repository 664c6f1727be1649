import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { GAME_IDS, type SaveInfo } from '../../electron/contract/ipc.ts'
import { setHost } from '../host/client.ts'
import { controlNames, sharedNames } from '../testkit/controlNames.ts'
import { listedSaves } from '../testkit/listedSaves.ts'
import { scriptedHost } from '../testkit/scriptedHost.ts'
import { goTo, type Screen, useScreen } from '../ui/screens.ts'
import { useSettings } from '../ui/settings.ts'
import { showNotice, useToasts } from '../ui/toasts/toasts.ts'
import { MenuScreen } from './menu/MenuScreen.tsx'
import { OtherScreen } from './OtherScreens.tsx'
import { useGivenFiles } from './saves/givenFiles.ts'
import { WindowCommands } from './WindowCommands.tsx'
import { WindowToasts } from './WindowToasts.tsx'

const save = (id: string, updatedAt: number): SaveInfo => ({
  id,
  game: 'jackal',
  title: '2026-11-20 18:05',
  createdAt: 0,
  updatedAt,
  moves: 3,
  seats: [{ seat: 'white', name: 'Grace', player: { kind: 'human' } }],
  outcome: null,
  condition: 'whole',
})
const INFO = { electron: '1', platform: 'linux', standIn: false, savesFolder: '/saves', reportsFolder: '/reports' }

let saves: SaveInfo[]

/** Shows the menu and the screens that it opens, as the window does. */
function Window() {
  const current = useScreen((state) => state.screen)
  return (
    <>
      {current.name === 'menu' ? <MenuScreen /> : <OtherScreen screen={current} />}
      <WindowToasts />
      <WindowCommands />
    </>
  )
}

beforeEach(async () => {
  saves = [save('first', 0), save('second', 90_000)]
  setHost(
    scriptedHost({
      'saves:list': (request) => listedSaves(saves, request),
      'saves:remove': ({ id }) => {
        saves = saves.filter((one) => one.id !== id)
        return null
      },
      'screens:state': () => ({ networks: [{ name: 'eth0', address: '10.0.0.7' }], room: null }),
      'joining:look': () => null,
      'people:list': () => ({ profiles: [], results: 0, playing: null }),
      'settings:change': () => useSettings.getState().settings,
      'app:info': () => ({ version: '1.2.3', ...INFO }),
      'updates:state': () => ({ kind: 'idle', current: true }),
    }),
  )
  useToasts.setState({ toasts: [] })
  useGivenFiles.setState({ told: [], replays: [] })
  useScreen.setState({ screen: { name: 'menu' }, sheet: null, below: [], closed: null, from: null })
  render(<Window />)
  await settled()
})

/** The screens between the menu and the table, and whether the menu leads there. */
const FROM_MENU = {
  new: true,
  join: true,
  lessons: true,
  saves: true,
  replays: true,
  workshop: true,
  screens: true,
  rules: true,
  settings: true,
  people: true,
  licences: true,
  keys: false,
} as const satisfies Record<Exclude<Screen['name'], 'menu' | 'match' | 'replay' | 'joined'>, boolean>

const NAMES = Object.keys(FROM_MENU) as (keyof typeof FROM_MENU)[] // Object.keys loses the key type
const SCREENS = NAMES.map((name): Screen => ({ name }))

/** Waits for the host's answers. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

async function open(to: Screen): Promise<void> {
  act(() => goTo(to))
  await settled()
}

describe('controls', () => {
  it.each(SCREENS)('have names of their own: $name', async (to) => {
    await open(to)
    expect(controlNames().length).toBeGreaterThan(0)
    expect(sharedNames()).toEqual([])
  })

  it.each(GAME_IDS)('have names of their own in the form of a new match: %s', async (game) => {
    await open({ name: 'new' })
    await userEvent.setup().click(screen.getByTestId(`game-${game}`))
    expect(sharedNames()).toEqual([])
  })

  it('start a lesson by its name', async () => {
    await open({ name: 'lessons' })
    expect(screen.getByRole('button', { name: 'Begin lesson: Sailing' }).textContent).toBe('Begin')
  })
})

describe('the focus', () => {
  it.each(SCREENS)('moves to the opened screen: $name', async (to) => {
    await open(to)
    const sheet = to.name === 'screens' ? screen.getByRole('dialog') : screen.getByRole('main')
    expect(sheet.contains(document.activeElement)).toBe(true)
  })

  it.each(NAMES.filter((name) => FROM_MENU[name]))(
    'returns to the control that opened the screen: %s',
    async (name) => {
      await settled()
      const user = userEvent.setup()
      if (!screen.queryByTestId(`menu-${name}`)) await user.click(screen.getByTestId('menu-more'))
      await user.click(screen.getByTestId(`menu-${name}`))
      await settled()
      await user.keyboard('{Escape}')
      await settled()
      expect(document.activeElement).toBe(screen.getByTestId(`menu-${name}`))
    },
  )

  it('stays on the screen when its control is removed', async () => {
    const user = userEvent.setup()
    await open({ name: 'saves' })
    const [remove] = screen.getAllByRole('button', { name: /^Delete: / })
    if (!remove) throw new Error('a save can be deleted')
    await user.click(remove)
    await user.click(screen.getByTestId('remove-confirm'))
    await waitFor(() => expect(screen.getAllByTestId('save-row')).toHaveLength(1))
    await settled()
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true)
  })

  it('is on continuing a match at the start', async () => {
    await settled()
    expect(document.activeElement).toBe(screen.getByTestId('menu-continue'))
  })
})

describe('the help key', () => {
  const idOf = ({ name }: Screen) => (name === 'screens' ? 'screens' : `screen-${name}`)
  const others = SCREENS.filter(({ name }) => name !== 'keys')

  it.each([{ name: 'menu' } as const, ...others])(
    'opens the list of keys from $name, and Esc leads back',
    async (to) => {
      await open(to)
      fireEvent.keyDown(document.activeElement ?? document.body, { code: 'F1' })
      await settled()
      screen.getByTestId('screen-keys')
      await userEvent.setup().keyboard('{Escape}')
      await settled()
      screen.getByTestId(idOf(to))
    },
  )
})

describe('toasts', () => {
  it('use the place that a screen has for them, and disappear with it', async () => {
    await open({ name: 'saves' })
    act(() => showNotice('Saved to /tmp/x'))
    expect(screen.getByRole('main').contains(screen.getByTestId('toast-notice'))).toBe(true)
    await open({ name: 'menu' })
    expect(screen.queryByTestId('toast-notice')).toBeNull()
  })
})
