import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../contract/ipc.ts'
import { freshFolder } from '../testkit/folders.ts'
import { personId } from '../testkit/results.ts'
import { SettingsFile } from './settingsFile.ts'
import { UsedSettings } from './usedSettings.ts'

const DEFAULTS = defaultSettings('en-GB')
const [ANN, BOB] = [personId(1), personId(2)]

/** Returns a data folder with these files. */
async function dataWith(files: { readonly settings?: string; readonly profiles?: string } = {}) {
  const folder = await freshFolder()
  const path = join(folder, 'profile-settings.json')
  if (files.settings !== undefined) await writeFile(join(folder, 'settings.json'), files.settings)
  if (files.profiles !== undefined) await writeFile(path, files.profiles)
  const logged: string[] = []
  const note = (event: string) => void logged.push(event)
  const open = () => UsedSettings.open(folder, DEFAULTS, { info: note, warn: note, error: note })
  return { folder, path, logged, open }
}

const profilesFile = (parts: object) => JSON.stringify({ version: 1, playing: null, profiles: {}, ...parts })

describe('the settings in use', () => {
  it('are those of the file of earlier versions until a person plays', async () => {
    const { open, folder } = await dataWith({ settings: '{"volume":0.3,"lessonsPassed":["ashore"]}' })
    const settings = await open()
    expect(settings.playing).toBeNull()
    expect(settings.current).toEqual({ ...DEFAULTS, volume: 0.3, lessonsPassed: ['ashore'] })
    await settings.change({ stars: { 'puzzle-carry': 3 } })
    expect(await readdir(folder)).toEqual(['settings.json'])
  })

  it('keep what each person has learned and how they see and press, and share the rest', async () => {
    const settings = await (await dataWith()).open()
    await settings.change({ lessonsPassed: ['ashore'], volume: 0.3 })
    await settings.play(ANN)
    expect(settings.current).toEqual({ ...DEFAULTS, volume: 0.3 })
    await settings.change({ lessonsPassed: ['fleet'], textScale: 2, keys: { 'table/log': ['KeyJ'] }, volume: 0.5 })
    expect(await settings.play(BOB)).toEqual({ ...DEFAULTS, volume: 0.5 })
    expect(await settings.play(ANN)).toMatchObject({ lessonsPassed: ['fleet'], textScale: 2, volume: 0.5 })
    expect(await settings.play(null)).toEqual({ ...DEFAULTS, lessonsPassed: ['ashore'], volume: 0.5 })
  })

  it('are those of the person who played last after a new start', async () => {
    const { open } = await dataWith()
    const settings = await open()
    await settings.play(ANN)
    await settings.change({ palette: 'safe' })
    const again = await open()
    expect([again.playing, again.current]).toEqual([ANN, { ...DEFAULTS, palette: 'safe' }])
  })

  it('of the first person begin as those of the guest, who keeps them', async () => {
    const settings = await (await dataWith({ settings: '{"lessonsPassed":["ashore"],"textScale":1.5}' })).open()
    await settings.begin(ANN)
    expect([settings.playing, settings.current.lessonsPassed, settings.current.textScale]).toEqual([
      ANN,
      ['ashore'],
      1.5,
    ])
    await settings.change({ lessonsPassed: ['ashore', 'fleet'] })
    expect((await settings.play(null)).lessonsPassed).toEqual(['ashore'])
  })

  it('of a removed person are gone, and the guest plays', async () => {
    const { open, path } = await dataWith()
    const settings = await open()
    await settings.play(ANN)
    await settings.change({ lessonsPassed: ['fleet'], volume: 0.5 })
    await settings.forget(ANN)
    expect([settings.playing, settings.current]).toEqual([null, { ...DEFAULTS, volume: 0.5 }])
    expect(await readFile(path, 'utf8')).not.toContain(ANN)
  })

  it('of a person who is removed while they begin to play are gone, too', async () => {
    const settings = await (await dataWith()).open()
    await Promise.all([settings.play(ANN), settings.forget(ANN)])
    expect(settings.playing).toBeNull()
  })

  it('stay with the person who plays when another one is removed', async () => {
    const settings = await (await dataWith()).open()
    await settings.play(BOB)
    await settings.change({ padHolds: false })
    await settings.forget(ANN)
    expect([settings.playing, settings.current.padHolds]).toEqual([BOB, false])
  })
})

it('a version without profiles finds the settings of the computer and the guest, and loses nothing of the others', async () => {
  const { open, folder } = await dataWith()
  const settings = await open()
  await settings.change({ lessonsPassed: ['ashore'] })
  await settings.play(ANN)
  await settings.change({ lessonsPassed: ['fleet'], volume: 0.2 })
  const log = { info() {}, warn() {}, error() {} }
  const earlier = await SettingsFile.open(join(folder, 'settings.json'), DEFAULTS, log)
  expect(earlier.current).toEqual({ ...DEFAULTS, lessonsPassed: ['ashore'], volume: 0.2 })
  await earlier.change({ muted: true })
  expect((await open()).current).toEqual({ ...DEFAULTS, lessonsPassed: ['fleet'], volume: 0.2, muted: true })
})

describe('a damaged file of people’s settings', () => {
  it.each([
    ['that is no JSON', '{"version":1', null, {}],
    ['of a later version', profilesFile({ version: 2, playing: ANN }), null, {}],
    [
      'with a damaged setting',
      profilesFile({ playing: ANN, profiles: { [ANN]: { palette: 'safe', textScale: 9 } } }),
      ANN,
      { palette: 'safe' },
    ],
    [
      'with a setting of the computer',
      profilesFile({ playing: ANN, profiles: { [ANN]: { palette: 'safe', volume: 0 } } }),
      ANN,
      { palette: 'safe' },
    ],
    [
      'with a profile that is none',
      profilesFile({ playing: ANN, profiles: { [ANN]: { palette: 'safe' }, Bob: {} } }),
      ANN,
      { palette: 'safe' },
    ],
    ['in which no profile plays', profilesFile({ playing: 'Ann', profiles: { [ANN]: {} } }), null, {}],
  ])('%s is kept aside, and every valid setting applies', async (_, text, playing, own) => {
    const { open, folder, logged } = await dataWith({ profiles: text, settings: '{"volume":0.3}' })
    const settings = await open()
    expect([settings.playing, settings.current]).toEqual([playing, { ...DEFAULTS, volume: 0.3, ...own }])
    expect(logged).toEqual(['settings of people damaged'])
    expect(await readFile(join(folder, 'damaged', 'profile-settings.json'), 'utf8')).toBe(text)
  })

  it('is never overwritten while it cannot be read', async () => {
    const { open, path, logged } = await dataWith()
    await symlink(path, path) // a link to itself
    const settings = await open()
    expect([settings.playing, logged]).toEqual([null, ['settings of people not read']])
    await expect(settings.play(ANN)).rejects.toMatchObject({ problem: { code: 'save-failed' } })
    await rm(path)
    await writeFile(path, profilesFile({ profiles: { [ANN]: { palette: 'safe' } } }))
    expect((await settings.play(ANN)).palette).toBe('safe')
  })
})
