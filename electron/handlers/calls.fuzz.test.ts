import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damaged, damages, oddValue } from '../../engine/testkit/damage.ts'
import { budget } from '../../engine/testkit/fuzz.node.ts'
import { REQUESTS } from '../contract/schemas.ts'
import { SETTING_CHECKS } from '../contract/settingChecks.ts'
import { silentLog } from '../files/log.ts'
import { parseSettings } from '../files/settingsFile.ts'
import { gameOf } from '../games/games.ts'
import { BotMemory } from '../matches/bots/botMemory.ts'
import { guest } from '../testkit/clients.ts'
import { freshFolder } from '../testkit/folders.ts'
import { DEFAULTS, holdAnswer, openFuzzedHost, requests } from '../testkit/fuzzedHost.ts'
import { BoundsFile } from '../window/bounds.ts'
import { openRequestsIn } from '../window/openRequests/commandLine.ts'

describe('any call of a page', () => {
  it('is answered, and never with an internal error', async () => {
    const { ask, id, close } = await openFuzzedHost()
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
    const { ask, close } = await openFuzzedHost()
    const channel = fc.oneof(oddValue, fc.constantFrom(...Object.keys(REQUESTS)))
    const holds = fc.asyncProperty(channel, oddValue, async (name, request) => holdAnswer(await ask(name, request)))
    await fc.assert(holds, budget(0.5)).finally(close)
  })
})

describe('any call of a guest', () => {
  it('is answered, and changes nothing stored except the match', async () => {
    const { ask, id, kept, close } = await openFuzzedHost()
    const before = await kept()
    const client = guest(id, { seats: ['south'] })
    const list = requests(id)
    const step = fc.record({ pick: fc.nat(), changes: fc.oneof(fc.constant([]), damages) })
    const holds = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { pick, changes } of steps) {
        const [channel, request] = list[pick % list.length] ?? ['', {}]
        holdAnswer(await ask(channel, damaged(request, changes), client))
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
  it('names a match, replay or map file, is refused with a printable name, or requests nothing', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.webUrl(),
      fc.constantFrom(
        '.ctmatch',
        '.ctreplay',
        '.ctmap',
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
        else expect(isAbsolute(given.path) && /\.ct(match|replay|map)$/.test(given.path), given.path).toBe(true)
      }
    })
    fc.assert(holds, budget(0.3))
  })
})
