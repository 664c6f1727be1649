import { createAnswerer, type Handlers } from '../clients/answer.ts'
import type { Client } from '../clients/client.ts'
import { Sessions } from '../clients/sessions.ts'
import type { Channel, Channels } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import type { GameLookup } from '../games/hostedGame.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { type FileDialogs, saveHandlers } from '../handlers/saves.ts'
import type { Analyses } from '../matches/analysis/analyses.ts'
import type { Coach } from '../matches/coach/coach.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { windowClient } from './clients.ts'
import { cupsStore, onlyCups } from './cupsMatches.ts'
import { freshFolder } from './folders.ts'
import { ScriptedThinker } from './subscribers.ts'

const noDialogs: FileDialogs = { askWhatToRead: async () => [], askWhereToWrite: async () => null }

/** Opens a host for matches of Cups, called by channel; by the window unless another client is given. */
export async function openCupsHost(games: GameLookup = onlyCups, coach?: Coach, analyses?: Analyses) {
  const store = await cupsStore(await freshFolder(), games)
  const sessions = new Sessions(
    new RunningMatches(store, new ScriptedThinker(), silentLog),
    () => {},
    (live, client) => coach?.drop(live, client.rights),
  )
  const handlers = {
    ...matchHandlers(sessions, store, games, { ...(coach && { coach }), ...(analyses && { analyses }) }),
    ...saveHandlers(store, sessions, noDialogs, analyses),
  }
  const answer = createAnswerer(handlers as Handlers, silentLog) // tests use no other channels
  const window = windowClient()
  const call = <C extends Channel>(channel: C, request: Channels[C]['request'], by: Client = window) =>
    answer(channel, request, by)
  const value = async <C extends Channel>(channel: C, request: Channels[C]['request'], by: Client = window) => {
    const answered = await call(channel, request, by)
    if (!answered.ok) throw new Error(answered.problem.code)
    return answered.value as Channels[C]['response'] // the response type of this channel
  }
  return { call, value, feed: window.feed, store, sessions, window }
}
