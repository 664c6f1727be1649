import { mkdir, readdir, readFile, symlink, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../contract/ipc.ts'
import { freshFolder } from '../testkit/folders.ts'
import { silentLog } from './log.ts'
import { SettingsFile } from './settingsFile.ts'

const DEFAULTS = defaultSettings('en-GB')

async function settingsOf(text?: string) {
  const folder = await freshFolder()
  const path = join(folder, 'settings.json')
  if (text !== undefined) await writeFile(path, text)
  const logged: string[] = []
  const note = (happening: string) => void logged.push(happening)
  const open = (at = path) => SettingsFile.open(at, DEFAULTS, { info: note, warn: note, error: note })
  return { folder, path, logged, open }
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('settings', () => {
  it('that cannot be read for a moment are not overwritten with defaults', async () => {
    const { path, open, logged } = await settingsOf()
    await symlink(path, path) // a link to itself
    const file = await open()
    expect(file.current).toEqual(DEFAULTS)
    expect(logged).toEqual(['settings not read'])
    await expect(file.change({ volume: 0.1 })).rejects.toMatchObject({ problem: { code: 'save-failed' } })
    await unlink(path)
    await writeFile(path, JSON.stringify({ language: 'ru', speed: 4 }))
    expect(await file.change({ volume: 0.1 })).toEqual({ ...DEFAULTS, language: 'ru', speed: 4, volume: 0.1 })
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru', speed: 4, volume: 0.1 })
  })

  it.each([
    ['form', `{"lastMatch":{"game":"jackal","drafts":{"jackal":${nested(50_000)}}},"volume":0.3}`],
    ['list of tips', `{"tipsTold":[${nested(50_000)}],"volume":0.3}`],
    ['list of lessons', '{"lessonsPassed":[null,["ashore"]],"volume":0.3}'],
  ])('with an odd %s keep the others, and can be changed', async (_, text) => {
    const { open, logged } = await settingsOf(text)
    const file = await open()
    expect([file.current, logged]).toEqual([{ ...DEFAULTS, volume: 0.3 }, ['settings damaged']])
    expect(await file.change({ muted: true })).toEqual({ ...DEFAULTS, volume: 0.3, muted: true })
  })

  it('use the system’s language on the first start if it is supported', () => {
    expect(defaultSettings('ru').language).toBe('ru')
    expect(defaultSettings('ru-RU').language).toBe('ru')
    expect(defaultSettings('run').language).toBe('en')
    expect(defaultSettings('en-RU').language).toBe('en')
    expect(defaultSettings('fr-FR').language).toBe('en')
  })

  it('default to moderate volume, a window, the system’s motion and updates', () => {
    expect(defaultSettings('en-GB')).toEqual({
      language: 'en',
      speed: 1,
      quality: 'auto',
      measuredQuality: null,
      volume: 0.7,
      ambienceVolume: 1,
      effectsVolume: 1,
      interfaceVolume: 1,
      muted: false,
      soundCaptions: false,
      textScale: 1,
      television: false,
      televisionOffered: false,
      nearShips: true,
      reducedMotion: 'system',
      highContrast: 'system',
      holdRepeat: 'usual',
      holdsToggle: false,
      moreTime: false,
      storyCamera: 'subtle',
      palette: 'default',
      tiles: 'auto',
      keepSeaMoving: false,
      streamerMode: false,
      fullscreen: false,
      flatTable: false,
      tips: true,
      tipsTold: [],
      stars: {},
      lessonsPassed: [],
      updates: true,
      lastMatch: null,
      ownMaps: [],
      keys: {},
      padButtons: {},
      padMappings: {},
      padRumble: true,
      padHolds: true,
    })
  })

  it('are stored without a log entry', async () => {
    const { open, logged } = await settingsOf()
    const file = await open()
    expect(file.current).toEqual(DEFAULTS)
    await file.change({ language: 'ru', speed: 4 })
    expect(await file.change({ volume: 0.25 })).toEqual({ ...DEFAULTS, language: 'ru', speed: 4, volume: 0.25 })
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru', speed: 4, volume: 0.25 })
    expect(logged).toEqual([])
  })

  it('from an older version get defaults for what is missing', async () => {
    const { folder, open } = await settingsOf('{"language":"ru"}')
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru' })
    expect(await readdir(folder)).toEqual(['settings.json'])
  })

  it.each([
    ['a game that is none', { game: 'chess', drafts: {} }],
    ['drafts of a game that is none', { game: 'jackal', drafts: { chess: {} } }],
    ['no drafts', { game: 'jackal' }],
    ['a list', []],
    ['something else besides', { game: 'jackal', drafts: {}, more: 1 }],
    ['endless drafts', { game: 'jackal', drafts: { jackal: { mode: 'x'.repeat(20_000) } } }],
  ])('take the default for a damaged last match: %s', async (_, lastMatch) => {
    const { open } = await settingsOf(JSON.stringify({ language: 'ru', lastMatch }))
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru' })
  })

  it('take the default for an unknown look of tiles', async () => {
    const { open } = await settingsOf(JSON.stringify({ language: 'ru', tiles: 'glass' }))
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru' })
  })

  it('take the default for a damaged wish to keep the sea moving', async () => {
    const { open } = await settingsOf(JSON.stringify({ language: 'ru', keepSeaMoving: 'yes' }))
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru' })
  })

  it('keep the last match', async () => {
    const lastMatch = { game: 'jackal', drafts: { jackal: { mode: 'pairs' } } } as const
    const { open } = await settingsOf()
    await (await open()).change({ lastMatch })
    expect((await open()).current.lastMatch).toEqual(lastMatch)
  })

  it('keep the lessons that were passed', async () => {
    const { open } = await settingsOf()
    await (await open()).change({ lessonsPassed: ['ashore', 'fleet'] })
    expect((await open()).current.lessonsPassed).toEqual(['ashore', 'fleet'])
  })

  const COVE = { id: 'cove', name: 'The cove', variant: 'classic', rows: ['~~~', '~#~', '~~~'], deck: null } as const

  it.each([
    ['no list', COVE],
    ['two of one id', [COVE, COVE]],
    ['uneven rows', [{ ...COVE, rows: ['~~~', '~#~~', '~~~'] }]],
    ['a sign that is none', [{ ...COVE, rows: ['~~~', '~X~', '~~~'] }]],
    ['rows too many', [{ ...COVE, rows: Array.from({ length: 26 }, () => '~~~') }]],
    ['a name of several lines', [{ ...COVE, name: 'The\ncove' }]],
    ['a deck of halves', [{ ...COVE, deck: { empty: 0.5 } }]],
    ['a way of play that is none', [{ ...COVE, variant: 'chess' }]],
    ['something else besides', [{ ...COVE, more: 1 }]],
    ['more than are kept', Array.from({ length: 25 }, (_, n) => ({ ...COVE, id: `cove-${n}` }))],
  ])('take the default for damaged own maps: %s', async (_, ownMaps) => {
    const { open } = await settingsOf(JSON.stringify({ language: 'ru', ownMaps }))
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru' })
  })

  it('keep the maps and looks of a file of an earlier version under the same keys', async () => {
    const text = JSON.stringify({ language: 'ru', ownMaps: [COVE], tiles: 'drawn', nearShips: false })
    const { open, path } = await settingsOf(text)
    const file = await open()
    expect(file.current).toMatchObject({ ownMaps: [COVE], tiles: 'drawn', nearShips: false })
    await file.change({ volume: 0.1 })
    const written: unknown = JSON.parse(await readFile(path, 'utf8'))
    expect(written).toMatchObject({ volume: 0.1, ownMaps: [COVE], tiles: 'drawn', nearShips: false })
  })

  it('keep the most own maps allowed, the largest with the longest names', async () => {
    const rows = Array.from({ length: 25 }, () => '~'.repeat(25))
    const deck = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`kind-of-tile-${n}`, 999]))
    const ownMaps = Array.from({ length: 24 }, (_, n) => ({
      ...COVE,
      id: `cove-${n}`,
      name: 'Ж'.repeat(60),
      rows,
      deck,
    }))
    const { open } = await settingsOf()
    await (await open()).change({ ownMaps })
    expect((await open()).current.ownMaps).toEqual(ownMaps)
  })

  it('replace only damaged values by defaults and keep the damaged file', async () => {
    const sound = '"volume":-1,"ambienceVolume":2,"effectsVolume":"loud","interfaceVolume":null,"muted":true'
    const text = `{"language":"ru","speed":3,${sound},"fullscreen":"yes","flatTable":1,"storyCamera":"wild","tips":"no","tipsTold":["a b"],"stars":{"puzzle-carry":4},"lessonsPassed":["ashore",7],"colour":"red"}`
    const { folder, open, logged } = await settingsOf(text)
    const file = await open()
    expect(file.current).toEqual({ ...DEFAULTS, language: 'ru', muted: true })
    expect(logged).toEqual(['settings damaged'])
    await file.change({ speed: 2 })
    expect(await readFile(join(folder, 'damaged', 'settings.json'), 'utf8')).toBe(text)
    expect((await open()).current).toEqual({ ...DEFAULTS, language: 'ru', muted: true, speed: 2 })
  })

  it('keep the keys that were chosen, and none of them when they are damaged', async () => {
    const keys = { 'table/log': ['KeyJ', 'Shift+F2'], 'admiral/fire': [] }
    const { open } = await settingsOf(JSON.stringify({ keys }))
    expect((await open()).current).toEqual({ ...DEFAULTS, keys })
    const damaged = [
      null,
      [],
      'KeyJ',
      { log: ['KeyJ'] },
      { 'table/log': 'KeyJ' },
      { 'table/log': ['<b>'] },
      { 'table/log': [5] },
      { 'table/log': Array(9).fill('KeyJ') },
      Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`table/c${n}`, []])),
    ]
    for (const value of damaged) {
      const file = await settingsOf(JSON.stringify({ language: 'ru', keys: value }))
      expect((await file.open()).current).toEqual({ ...DEFAULTS, language: 'ru' })
    }
  })

  it.each(['', '{"language":', '[]', 'null', '5', '\u0000'])(
    'start with defaults if the file is not settings: %j',
    async (text) => {
      const { folder, open } = await settingsOf(text)
      expect((await open()).current).toEqual(DEFAULTS)
      expect(await readFile(join(folder, 'damaged', 'settings.json'), 'utf8')).toBe(text)
    },
  )

  it('start with defaults and set aside anything else in place of the file', async () => {
    const folder = await freshFolder()
    const path = join(folder, 'settings.json')
    await mkdir(path)
    expect((await SettingsFile.open(path, DEFAULTS, silentLog)).current).toEqual(DEFAULTS)
    await writeFile(path, ' '.repeat(200_000))
    const file = await SettingsFile.open(path, DEFAULTS, silentLog)
    await file.change({ muted: true })
    expect((await readdir(join(folder, 'damaged'))).length).toBe(2)
  })

  // Windows says of a path through a file that nothing is there.
  it.skipIf(process.platform === 'win32')(
    'use defaults, log it and leave the file alone if it cannot be read',
    async () => {
      const { path, logged, open } = await settingsOf('{}')
      const file = await open(join(path, 'settings.json'))
      expect(file.current).toEqual(DEFAULTS)
      expect(logged).toEqual(['settings not read'])
      await expect(file.change({ muted: true })).rejects.toThrow('save-failed')
      expect(file.current).toEqual(DEFAULTS)
    },
  )
})
