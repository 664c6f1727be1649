import { join } from 'node:path'
import { expect } from 'vitest'
import { createAnswerer } from '../clients/answer.ts'
import type { Client } from '../clients/client.ts'
import { Sessions } from '../clients/sessions.ts'
import { type Answer, defaultSettings, PROBLEM_CODES } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { UsedSettings } from '../files/usedSettings.ts'
import { gameOf } from '../games/games.ts'
import { appHandlers } from '../handlers/app.ts'
import { fileHandlers } from '../handlers/files.ts'
import { givenFileHandlers } from '../handlers/givenFiles.ts'
import { joiningHandlers } from '../handlers/joining.ts'
import { mapFileHandlers } from '../handlers/mapFiles.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { peopleHandlers } from '../handlers/people.ts'
import { pictureHandlers } from '../handlers/pictures.ts'
import { replayHandlers } from '../handlers/replays.ts'
import { saveHandlers } from '../handlers/saves.ts'
import { screensHandlers } from '../handlers/screens.ts'
import { settingsHandlers } from '../handlers/settings.ts'
import { updateHandlers } from '../handlers/updates.ts'
import { windowHandlers } from '../handlers/windows.ts'
import { GivenFiles } from '../matches/givenFiles.ts'
import { OpenedReplays } from '../matches/openedReplays.ts'
import { Recorder } from '../matches/recorder.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { People } from '../people/people.ts'
import { openStore, type Store } from '../saves/store.ts'
import type { UpdateSource } from '../updates/source.ts'
import { Updates } from '../updates/updates.ts'
import { windowClient } from './clients.ts'
import { freshFolder } from './folders.ts'
import { FakeServer, screensOver } from './otherScreens.ts'
import { playedJoining } from './playedJoining.ts'
import { ScriptedThinker } from './subscribers.ts'
import { unlimitedRates } from './unlimitedRates.ts'

const CREW = { name: 'Ann', player: { kind: 'human' } }
const FLEETS = { game: 'sea-battle', options: {}, seats: { north: CREW, south: CREW }, seed: 1 }
export const DEFAULTS = defaultSettings('en')
const NO_SOURCE: UpdateSource = {
  unable: () => null,
  find: async () => null,
  load: async () => undefined,
  stop: () => undefined,
  install: () => undefined,
  byHand: () => null,
  installOnQuit: () => undefined,
}

const NO_DIALOGS = { askForJson: async () => null, askWhereToWriteJson: async () => null }

function peopleParts(folder: string, store: Store, settings: UsedSettings) {
  const people = new People({ folder, log: silentLog })
  const recorder = new Recorder(people, silentLog)
  const memory = { forget: async () => undefined }
  return { people, recorder, store, memory, settings, dialogs: NO_DIALOGS, log: silentLog }
}

/** Returns the host's handlers over a new folder, with one match. */
export async function openFuzzedHost() {
  const folder = await freshFolder()
  const store = await openStore({ folder: join(folder, 'saves'), games: gameOf, log: silentLog, now: Date.now })
  const sessions = new Sessions(new RunningMatches(store, new ScriptedThinker(), silentLog))
  const settings = await UsedSettings.open(folder, DEFAULTS, silentLog)
  const dialogs = {
    askWhereToWrite: async (name: string) => join(folder, name),
    askWhatToRead: async () => [join(folder, 'none')],
  }
  const places = { savesFolder: store.folder.path, reportsFolder: folder }
  const info = () => ({ version: '1', electron: '1', platform: 'test', standIn: false, ...places })
  const updates = new Updates({ source: NO_SOURCE, isOn: () => true, log: silentLog, later: () => undefined })
  const replays = new OpenedReplays(gameOf)
  const { screens } = screensOver(sessions, new FakeServer())
  const answer = createAnswerer(
    {
      ...appHandlers({ info, quit: () => undefined, showReports: async () => undefined }, silentLog),
      ...updateHandlers(updates, async () => undefined),
      ...fileHandlers(gameOf, NO_DIALOGS),
      ...settingsHandlers(settings, async () => undefined),
      ...windowHandlers(
        { open: () => undefined, close: () => undefined, protect: () => undefined },
        { open: async () => undefined, close: () => undefined },
        screens,
      ),
      ...matchHandlers(sessions, store, gameOf),
      ...saveHandlers(store, sessions, dialogs),
      ...replayHandlers(replays, dialogs),
      ...mapFileHandlers(dialogs),
      ...pictureHandlers(dialogs),
      ...peopleHandlers(peopleParts(folder, store, settings)),
      ...givenFileHandlers(new GivenFiles(store, replays), dialogs),
      ...screensHandlers(screens),
      ...joiningHandlers(playedJoining().joining),
    },
    silentLog,
    unlimitedRates(),
  )
  const window = windowClient()
  const ask = (channel: unknown, request: unknown, by: Client = window) => answer(channel, request, by)
  const made = await ask('match:create', FLEETS)
  const id = made.ok ? (made.value as { id: string }).id : 'no match' // the response type of this channel
  /** Returns everything that a guest may not change. */
  const kept = async () => {
    const saves = (await store.list()).saves.map(({ id, title }) => ({ id, title }))
    return { saves, settings: settings.current }
  }
  return { ask, id, kept, close: () => store.closeAll() }
}

/** Returns a valid request for each channel; `id` is that of an existing match. */
export const requests = (id: string): readonly (readonly [string, unknown])[] => [
  ['people:list', {}],
  ['people:create', { name: 'Ann', colour: 'red', flag: 'plain', glyph: 'star' }],
  ['people:change', { profile: 'a'.repeat(24), look: { name: 'Ann', colour: 'red', flag: 'plain', glyph: 'star' } }],
  ['people:remove', { profile: 'a'.repeat(24) }],
  ['people:person', { profile: 'a'.repeat(24) }],
  ['people:play', { profile: null }],
  ['people:play', { profile: 'a'.repeat(24) }],
  ['people:news', { id }],
  ['people:seats', { id }],
  ['people:rebuild', {}],
  ['match:create', FLEETS],
  ['match:create', { ...FLEETS, game: 'jackal', seats: { white: CREW, red: CREW }, options: { players: 2 } }],
  ['match:open', { id }],
  ['match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'royal' } }],
  ['match:play', { id, seat: 'south', move: { kind: 'placeRandom', flag: 'pirates' } }],
  ['match:play', { id, seat: 'north', move: { kind: 'fire', at: 7 } }],
  ['match:play', { id, seat: 'south', move: { kind: 'place', flag: 'royal', ships: [[0, 1, 2, 3]] } }],
  ['match:undo', { id, seat: 'north' }],
  ['match:rewind', { id, moves: 0 }],
  ['match:look', { id, viewer: 'spectator' }],
  ['match:shown', { id, moves: 1 }],
  ['match:replay', { id }],
  ['match:seat', { id, seat: 'south', player: { kind: 'human', elsewhere: true } }],
  ['screens:open', { reach: { kind: 'computer' } }],
  ['screens:newWords', {}],
  ['screens:lead', { on: true }],
  ['screens:voting', { seconds: 20, fromChat: true }],
  ['screens:watchDelay', { milliseconds: 5000 }],
  ['screens:addChannel', { channel: 'feed', delay: 'turn' }],
  ['screens:addCaster', { target: 'feed' }],
  ['screens:agreeCaster', { seat: 'north', agreed: true }],
  ['screens:removeChannel', { channel: 'feed' }],
  ['screens:plan', { plan: { game: 'sea-battle', title: 'Next', seats: [{ seat: 'north', ...CREW }] } }],
  ['screens:revoke', { link: 'link-1' }],
  ['screens:close', {}],
  ['joining:look', { on: false }],
  ['joining:connect', { wire: 1, host: '127.0.0.1', port: 1 }],
  ['joining:send', { wire: 1, text: '{}' }],
  ['joining:disconnect', { wire: 1 }],
  ['saves:list', {}],
  ['saves:rename', { id, title: 'Evening' }],
  ['saves:copy', { id, title: 'Copy' }],
  ['saves:export', { id, content: 'replay' }],
  ['saves:import', {}],
  ['replays:open', {}],
  ['files:open', { content: 'match' }],
  ['maps:export', { name: 'The cove', text: '~~~\n~#~\n~~~\n' }],
  ['maps:import', {}],
  ['pictures:export', { name: 'The end', png: 'iVBORw0KGgoAAAAN' }],
  ['updates:check', {}],
  ['updates:install', {}],
  ['files:choose', { game: 'admiral', kind: 'ruleset' }],
  ['settings:change', { volume: 0.5 }],
  ['app:report', { message: 'x', stack: 'y' }],
  ['match:leave', { id }],
]

/** Checks the rules for every answer. */
export function holdAnswer(answer: Answer<unknown>): void {
  if (answer.ok) return
  const { code, detail } = answer.problem
  expect(PROBLEM_CODES).toContain(code)
  expect(code, detail).not.toBe('internal')
  if (code === 'bad-request') expect(detail).toMatch(/\S/)
  expect((detail ?? '').length).toBeLessThan(1000)
}
