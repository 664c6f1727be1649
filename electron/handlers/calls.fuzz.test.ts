import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damaged, damages, oddValue } from '../../engine/testkit/damage.ts'
import { budget } from '../../engine/testkit/fuzz.node.ts'
import type { Caller } from '../callers/caller.ts'
import { Sessions } from '../callers/sessions.ts'
import { type Answer, defaultSettings, PROBLEM_CODES } from '../contract/ipc.ts'
import { REQUESTS } from '../contract/schemas.ts'
import { SETTING_CHECKS } from '../contract/settingChecks.ts'
import { silentLog } from '../log.ts'
import { BotMemory } from '../matches/bots/botMemory.ts'
import { gameOf } from '../matches/games.ts'
import { GivenFiles } from '../matches/givenFiles.ts'
import { OpenedReplays } from '../matches/openedReplays.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { openStore } from '../saves/store.ts'
import { parseSettings, SettingsFile } from '../settings.ts'
import { guest, windowCaller } from '../testkit/callers.ts'
import { freshFolder } from '../testkit/folders.ts'
import { ScriptedThinker } from '../testkit/subscribers.ts'
import type { UpdateSource } from '../updates/source.ts'
import { Updates } from '../updates/updates.ts'
import { BoundsFile } from '../window/bounds.ts'
import { openRequestsIn } from '../window/openRequests/commandLine.ts'
import { createAnswerer } from './answer.ts'
import { appHandlers } from './app.ts'
import { fileHandlers } from './files.ts'
import { givenFileHandlers } from './givenFiles.ts'
import { matchHandlers } from './matches.ts'
import { replayHandlers } from './replays.ts'
import { saveHandlers } from './saves.ts'
import { settingsHandlers } from './settings.ts'
import { updateHandlers } from './updates.ts'

const CREW = { name: 'Ann', player: { kind: 'human' } }
const FLEETS = { game: 'sea-battle', options: {}, seats: { north: CREW, south: CREW }, seed: 1 }
const DEFAULTS = defaultSettings('en')
const NO_SOURCE: UpdateSource = {
  unable: () => null,
  find: async () => null,
  load: async () => undefined,
  stop: () => undefined,
  install: () => undefined,
  installOnQuit: () => undefined,
}

/** The host's handlers over a new folder, with one match. */
async function openHost() {
  const folder = await freshFolder()
  const store = await openStore({ folder: join(folder, 'saves'), games: gameOf, log: silentLog, now: Date.now })
  const sessions = new Sessions(new RunningMatches(store, new ScriptedThinker(), silentLog))
  const settings = await SettingsFile.open(join(folder, 'settings.json'), DEFAULTS, silentLog)
  const dialogs = {
    askWhereToWrite: async (name: string) => join(folder, name),
    askWhatToRead: async () => [join(folder, 'none')],
  }
  const places = { savesFolder: store.folder.path, reportsFolder: folder }
  const info = () => ({ version: '1', electron: '1', platform: 'test', standIn: false, ...places })
  const updates = new Updates({ source: NO_SOURCE, isOn: () => true, log: silentLog, later: () => undefined })
  const replays = new OpenedReplays(gameOf)
  const answer = createAnswerer(
    {
      ...appHandlers({ info, quit: () => undefined, showReports: async () => undefined }, silentLog),
      ...updateHandlers(updates, async () => undefined),
      ...fileHandlers(gameOf, { askForJson: async () => null, askWhereToWriteJson: async () => null }),
      ...settingsHandlers(settings, () => undefined),
      ...matchHandlers(sessions, store, gameOf),
      ...saveHandlers(store, sessions, dialogs),
      ...replayHandlers(replays, dialogs),
      ...givenFileHandlers(new GivenFiles(store, replays), dialogs),
    },
    silentLog,
  )
  const window = windowCaller()
  const ask = (channel: unknown, request: unknown, by: Caller = window) => answer(channel, request, by)
  const made = await ask('match:create', FLEETS)
  const id = made.ok ? (made.value as { id: string }).id : 'no match' // the response type of this channel
  /** Everything that a guest may not change. */
  const kept = async () => {
    const saves = (await store.list()).saves.map(({ id, title }) => ({ id, title }))
    return { saves, settings: settings.current }
  }
  return { ask, id, kept, close: () => store.closeAll() }
}

/** A valid request for each channel; `id` is that of an existing match. */
const requests = (id: string): readonly (readonly [string, unknown])[] => [
  ['match:create', FLEETS],
  ['match:create', { ...FLEETS, game: 'jackal', seats: { white: CREW, red: CREW }, options: { players: 2 } }],
  ['match:open', { id }],
  ['match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'royal' } }],
  ['match:play', { id, seat: 'south', move: { kind: 'placeRandom', flag: 'pirates' } }],
  ['match:play', { id, seat: 'north', move: { kind: 'fire', at: 7 } }],
  ['match:play', { id, seat: 'south', move: { kind: 'place', flag: 'royal', ships: [[0, 1, 2, 3]] } }],
  ['match:undo', { id, seat: 'north' }],
  ['match:look', { id, viewer: 'spectator' }],
  ['match:shown', { id, moves: 1 }],
  ['match:replay', { id }],
  ['saves:list', {}],
  ['saves:rename', { id, title: 'Evening' }],
  ['saves:copy', { id, title: 'Copy' }],
  ['saves:export', { id, content: 'replay' }],
  ['saves:import', {}],
  ['replays:open', {}],
  ['files:open', { content: 'match' }],
  ['updates:check', {}],
  ['updates:install', {}],
  ['files:choose', { game: 'admiral', kind: 'ruleset' }],
  ['settings:change', { volume: 0.5 }],
  ['app:report', { message: 'x', stack: 'y' }],
  ['match:leave', { id }],
]

function holdAnswer(answer: Answer<unknown>): void {
  if (answer.ok) return
  const { code, detail } = answer.problem
  expect(PROBLEM_CODES).toContain(code)
  expect(code, detail).not.toBe('internal')
  if (code === 'bad-request') expect(detail).toMatch(/\S/)
  expect((detail ?? '').length).toBeLessThan(1000)
}

describe('any call of a page', () => {
  it('is answered, and never with an internal error', async () => {
    const { ask, id, close } = await openHost()
    const list = requests(id)
    const step = fc.record({ pick: fc.nat(), changes: fc.oneof(fc.constant([]), damages) })
    const holds = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { pick, changes } of steps) {
        const [channel, request] = list[pick % list.length] ?? ['', {}]
        holdAnswer(await ask(channel, damaged(request, changes)))
      }
    })
    await fc.assert(holds, budget(2)).finally(close)
  })

  it('is refused if it is random data', async () => {
    const { ask, close } = await openHost()
    const channel = fc.oneof(oddValue, fc.constantFrom(...Object.keys(REQUESTS)))
    const holds = fc.asyncProperty(channel, oddValue, async (name, request) => holdAnswer(await ask(name, request)))
    await fc.assert(holds, budget(0.5)).finally(close)
  })
})

describe('any call of a guest', () => {
  it('is answered, and changes nothing stored except the match', async () => {
    const { ask, id, kept, close } = await openHost()
    const before = await kept()
    const caller = guest(id, { seats: ['south'] })
    const list = requests(id)
    const step = fc.record({ pick: fc.nat(), changes: fc.oneof(fc.constant([]), damages) })
    const holds = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { pick, changes } of steps) {
        const [channel, request] = list[pick % list.length] ?? ['', {}]
        holdAnswer(await ask(channel, damaged(request, changes), caller))
      }
      expect(await kept()).toEqual(before)
    })
    await fc.assert(holds, budget(0.5)).finally(close)
  })
})

describe('any file in the data folder', () => {
  const texts = (whole: unknown) =>
    fc.oneof(
      damages.map((changes) => JSON.stringify(damaged(whole, changes))),
      fc.string({ unit: 'binary' }),
      fc.json(),
    )

  it('gives valid settings', () => {
    const holds = fc.property(texts({ ...DEFAULTS, language: 'ru', speed: 4 }), (text) => {
      const { settings } = parseSettings(text, DEFAULTS)
      expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULTS).sort())
      for (const [name, isAllowed] of Object.entries(SETTING_CHECKS)) {
        expect(isAllowed(Reflect.get(settings, name)), name).toBe(true)
      }
    })
    fc.assert(holds, budget(0.3))
  })

  it('does not prevent a start: window bounds, bot memory', async () => {
    const folder = await freshFolder()
    const [bounds, memory] = [join(folder, 'window.json'), join(folder, 'bot-memory.json')]
    const fleet = [[0, 1, 2, 3], [5, 6, 7], [20, 21, 22], [24, 25], [27, 28], [40, 41], [43], [45], [47], [60]]
    const chapters = [{ game: 'sea-battle', player: 'Ann', lessons: [fleet] }]
    const given = fc.tuple(
      texts({ x: 1, y: 1, width: 1200, height: 800, maximized: false }),
      texts({ version: 1, chapters }),
    )
    const holds = fc.asyncProperty(given, async ([one, other]) => {
      await writeFile(bounds, one)
      await writeFile(memory, other)
      new BoundsFile(bounds).read()
      const lessons = (await BotMemory.open(memory, gameOf, silentLog)).lessonsAbout('sea-battle', ['Ann'])
      const { learning } = gameOf('sea-battle') ?? {}
      expect(lessons.every((lesson) => learning?.isLesson(lesson))).toBe(true)
    })
    await fc.assert(holds, budget(0.4))
  })
})

describe('any command line', () => {
  it('names a match or replay file, is refused with a printable name, or requests nothing', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.webUrl(),
      fc.constantFrom(
        '.ctmatch',
        '.ctreplay',
        '-',
        '--',
        '--x.ctmatch',
        '/',
        '..',
        'C:\\a.ctmatch',
        '\\\\server\\share',
      ),
      fc.string({ maxLength: 20 }).map((name) => `${name}.ctmatch`),
    )
    const holds = fc.property(fc.array(word, { maxLength: 4 }), fc.boolean(), (words, fromSources) => {
      for (const given of openRequestsIn(['table', ...words], { workingFolder: '/home/ann', fromSources })) {
        if (given.kind === 'refused') expect(given.name).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u)
        else expect(isAbsolute(given.path) && /\.ct(match|replay)$/.test(given.path), given.path).toBe(true)
      }
    })
    fc.assert(holds, budget(0.3))
  })
})
