import { type Answerer, createAnswerer, type Handlers } from '../clients/answer.ts'
import type { Client } from '../clients/client.ts'
import { Sessions } from '../clients/sessions.ts'
import type { Channel, Channels } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { screensHandlers } from '../handlers/screens.ts'
import type { Thinker } from '../matches/bots/botTurns.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { OtherScreens } from '../remote/otherScreens.ts'
import type { OtherScreensSetting } from '../remote/setting.ts'
import type { Store } from '../saves/store.ts'
import { REAL_TIME } from '../time/timeSource.ts'
import { addressesInMemory } from './addresses.ts'

export interface TableHostSetting
  extends Pick<OtherScreensSetting, 'openServer' | 'networks' | 'pages' | 'version' | 'computer'> {
  readonly store: Store
  readonly thinker: Thinker
  /** The client that calls as the window. */
  readonly window: Client
}

/** Opens a host for the real games without Electron: matches, other screens, and the channels that its window uses. */
export function tableHost({ store, thinker, window, ...setting }: TableHostSetting) {
  const matches = new RunningMatches(store, thinker, silentLog)
  const sessions: Sessions = new Sessions(matches, () => screens.tableIs(sessions.matchOf(window)))
  let answer: Answerer = async () => ({ ok: false, problem: { code: 'internal' } })
  let histories = 0
  const screens = new OtherScreens({
    ...setting,
    source: { matches, newHistory: () => `h${++histories}` },
    sessions,
    answer: (...call) => answer(...call),
    timeSource: REAL_TIME,
    wallClock: Date.now,
    drawWords: () => ['anchor', 'raven', 'tulip'],
    areNamesChecked: () => false,
    nameless: () => 'Guest',
    keepAwake: () => {},
    show: () => {},
    log: silentLog,
    addresses: addressesInMemory(),
  })
  const handlers = {
    ...matchHandlers(sessions, store, gameOf, {
      askForLuck: (request) => screens.askForLuck(request),
      onShown: (shown) => screens.noteShown(shown),
    }),
    ...screensHandlers(screens),
  }
  answer = createAnswerer(handlers as unknown as Handlers, silentLog) // no other channels are used
  const value = async <C extends Channel>(channel: C, request: Channels[C]['request']) => {
    const answered = await answer(channel, request, window)
    if (!answered.ok) throw new Error(`${channel}: ${JSON.stringify(answered.problem)}`)
    return answered.value as Channels[C]['response'] // the response type of this channel
  }
  return { matches, sessions, screens, value }
}
