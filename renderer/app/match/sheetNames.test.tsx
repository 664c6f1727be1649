import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { ReplayScreen } from '../../shell/match/ReplayScreen.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import { controlNames, sharedNames } from '../../testkit/controlNames.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { wantGoal } from '../../ui/goalAsked.ts'
import { goTo, openSheet, type Sheet } from '../../ui/screens.ts'
import { adoptScreens } from '../screens/useScreensState.ts'
import { MatchScreen } from './MatchScreen.tsx'

/** A match of each game, with a move to play in it and a possible end. */
const MATCHES = {
  jackal: {
    open: (settings: object = {}) =>
      jackalTable('chest-1=1 . .', { pieces: { 'white-1': 'e5', 'red-1': 'k9' } }, { bots: ['red'], settings }),
    move: { kind: 'go', piece: 'white-1', to: 'f5' },
    outcome: { winners: ['white'], scores: { white: 3, red: 1 }, reason: 'agreed' },
  },
  admiral: {
    open: (settings: object = {}) =>
      admiralTable({ ships: { 'red-brig': 'f5 N', 'blue-brig': 'f8 S' } }, { bots: ['blue'], viewer: 'red', settings }),
    move: { kind: 'steer', ship: 'red-brig', turn: 'none' },
    outcome: { winners: ['red'], scores: { red: 3, blue: 1 }, reason: 'round-limit' },
  },
  'sea-battle': {
    open: (settings: object = {}) =>
      seaBattleTable({ northFired: 'j9' }, { viewer: 'north', bots: ['south'], settings }),
    move: { kind: 'fire', at: 'a1' },
    outcome: { winners: ['north'], scores: { north: 1, south: 0 }, reason: 'fleet-sunk' },
  },
} as const satisfies Record<GameId, object>

/** Every sheet over a match that is shared by the games; the sheets of one game have tests beside them. */
const SHEETS = {
  pause: { name: 'pause' },
  copy: { name: 'copy' },
  settings: { name: 'settings' },
  screens: { name: 'screens' },
  keys: { name: 'keys' },
  rules: { name: 'rules', query: '' },
  result: { name: 'result' },
} as const satisfies Record<Exclude<Sheet['name'], 'own'>, Sheet>

beforeEach(() => {
  wantGoal(null)
  goTo({ name: 'match' })
  adoptScreens({ networks: [{ name: 'eth0', address: '10.0.0.7' }], room: null })
})

async function opened(game: GameId, settings: object = {}) {
  const table = await MATCHES[game].open({ language: 'en', ...settings })
  table.panel(<MatchScreen />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 30))) // the host's answers
}

describe.each(GAME_IDS)('gives every control of %s a name of its own', (game) => {
  it.each(Object.values(SHEETS))('on the sheet $name', async (sheet) => {
    await opened(game)
    if (sheet.name === 'result') await over(game)
    await act(async () => openSheet(sheet))
    const dialog = await screen.findByRole('dialog')
    expect(controlNames(dialog).length).toBeGreaterThan(1)
    expect(sharedNames(dialog)).toEqual([])
  })

  it('beside the goal of the match', async () => {
    await opened(game)
    act(() => wantGoal(true))
    screen.getByRole('region', { name: 'Goal of the match' })
    expect(sharedNames()).toEqual([])
  })

  it('beside a tip of the first match', async () => {
    await opened(game, { tips: true })
    act(() => wantGoal(false))
    await screen.findByTestId('tip')
    expect(sharedNames()).toEqual([])
  })

  it('in its replay', async () => {
    const table = await MATCHES[game].open({ language: 'en' })
    await table.play(MATCHES[game].move)
    table.panel(<ReplayScreen id={useSession.getState().match?.id ?? ''} move={0} from="menu" />)
    await screen.findByTestId('screen-replay')
    expect(controlNames().length).toBeGreaterThan(5)
    expect(sharedNames()).toEqual([])
  })
})

async function over(game: GameId): Promise<void> {
  const { standing } = useSession.getState()
  if (!standing) throw new Error('nobody is asked')
  await act(async () =>
    useSession.setState({
      viewer: 'open',
      standing: { ...standing, asked: null, awaiting: [], outcome: MATCHES[game].outcome },
    }),
  )
}
