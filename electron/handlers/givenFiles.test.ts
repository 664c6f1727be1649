import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openHeadlessHost } from '../fixtures/headlessHost.ts'
import { freshFolder } from '../testkit/folders.ts'
import { sampleReplay, saveBytes } from '../testkit/saveBytes.ts'

/** Returns a host whose dialog returns files of these contents, in this order. */
async function chosen(files: Readonly<Record<string, string | Buffer>>) {
  const folder = await freshFolder()
  const host = await openHeadlessHost(join(folder, 'data'))
  onTestFinished(() => host.close())
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  host.dialogPaths = Object.keys(files).map((name) => join(folder, name))
  return { host, folder, pathOf: (name: string) => join(folder, name) }
}

const MATCH = saveBytes('jackal', 3, 4)
const REPLAY = sampleReplay('jackal', 3, 6)

describe('one chosen file', () => {
  it.each(['match', 'replay'] as const)(
    'that is a match is imported, whichever kind the dialog asked for: %s',
    async (content) => {
      const { host } = await chosen({ 'evening.ctmatch': MATCH })
      const { files } = await host.value('files:open', { content })
      expect(files).toMatchObject([{ kind: 'match', file: 'evening.ctmatch', save: { moves: 4, condition: 'whole' } }])
      expect((await host.value('saves:list', {})).saves).toHaveLength(1)
    },
  )

  it.each(['match', 'replay'] as const)(
    'that is a replay can be watched, whichever kind the dialog asked for: %s',
    async (content) => {
      const { host } = await chosen({ 'evening.ctreplay': REPLAY })
      const { files } = await host.value('files:open', { content })
      const [file] = files
      if (file?.kind !== 'replay') throw new Error('no replay')
      expect((await host.value('match:replay', { id: file.id })).steps).toHaveLength(6)
      expect((await host.value('saves:list', {})).saves).toEqual([])
    },
  )

  it('is opened by its content, whatever its name', async () => {
    const { host } = await chosen({ 'replay.ctmatch': REPLAY, 'match.ctreplay': MATCH })
    const { files } = await host.value('files:open', { content: 'match' })
    expect(files.map(({ kind, file }) => `${file}: ${kind}`)).toEqual([
      'replay.ctmatch: replay',
      'match.ctreplay: match',
    ])
  })

  it('that is neither is refused', async () => {
    const { host } = await chosen({ 'letter.ctmatch': 'Fifteen men' })
    expect(await host.ask('files:open', { content: 'match' })).toMatchObject({
      ok: false,
      problem: { code: 'file-unreadable', file: 'letter.ctmatch' },
    })
  })
})

describe('several chosen files', () => {
  it('are opened in their order, and the result of each is returned', async () => {
    const { host } = await chosen({
      'b.ctmatch': MATCH,
      'rubbish.ctmatch': '[[',
      'a.ctreplay': REPLAY,
      'torn.ctmatch': MATCH.subarray(0, -9),
    })
    const { files } = await host.value('files:open', { content: 'match' })
    expect(files).toMatchObject([
      { kind: 'match', file: 'b.ctmatch', save: { condition: 'whole' } },
      { kind: 'refused', file: 'rubbish.ctmatch', problem: { code: 'file-unreadable' } },
      { kind: 'replay', file: 'a.ctreplay', match: { game: 'jackal' } },
      { kind: 'match', file: 'torn.ctmatch', save: { condition: 'recovered', moves: 3 } },
    ])
    expect((await host.value('saves:list', {})).saves).toHaveLength(2)
  })

  it('that are none cancel the dialog', async () => {
    const { host } = await chosen({})
    expect(await host.ask('files:open', { content: 'match' })).toMatchObject({
      ok: false,
      problem: { code: 'cancelled' },
    })
  })
})

describe('a damaged match', () => {
  /** Returns a host with a damaged save that was never opened. */
  async function damagedSave() {
    const { host, pathOf } = await chosen({ 'torn.ctmatch': MATCH.subarray(0, -9) })
    const id = '20260101-120000-torn'
    await copyFile(pathOf('torn.ctmatch'), host.store.folder.fileOf(id))
    return { host, id, pathOf }
  }

  it('is marked in the list, when it is opened, and later', async () => {
    const { host, id } = await damagedSave()
    expect((await host.value('saves:list', {})).saves).toMatchObject([{ id, condition: 'recovered' }])
    expect(await host.value('match:open', { id })).toMatchObject({ condition: 'recovered', moves: 3 })
    await host.value('match:leave', { id })
    expect(await host.value('match:open', { id })).toMatchObject({ condition: 'recovered' })
  })

  it('is marked as a replay, as a copy and as an exported file', async () => {
    const { host, id, pathOf } = await damagedSave()
    expect(await host.value('match:replay', { id })).toMatchObject({ recovered: true })
    expect(await host.value('saves:copy', { id, title: 'Copy' })).toMatchObject({ condition: 'recovered' })
    host.dialogPath = pathOf('exported.ctmatch')
    await host.value('saves:export', { id, content: 'match' })
    host.dialogPaths = [host.dialogPath]
    const { files } = await host.value('files:open', { content: 'match' })
    expect(files).toMatchObject([{ kind: 'match', save: { condition: 'recovered' } }])
    expect(await readFile(pathOf('torn.ctmatch'))).toEqual(MATCH.subarray(0, -9))
  })

  it('is not confused with an undamaged one', async () => {
    const { host } = await chosen({ 'whole.ctmatch': MATCH })
    await host.value('files:open', { content: 'match' })
    const [save] = (await host.value('saves:list', {})).saves
    const { id } = save ?? { id: '' }
    expect(await host.value('match:replay', { id })).not.toHaveProperty('recovered')
    expect(await host.value('match:open', { id })).toMatchObject({ condition: 'whole' })
  })
})
