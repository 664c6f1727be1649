import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { SettingsFile } from '../files/settingsFile.ts'
import { cupsStore, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { type DiskStep, filesAfter, SURVIVALS, type Survival } from '../testkit/forgetfulDisk.ts'
import { recording } from '../testkit/recordedDisk.ts'
import type { OpenedMatch, Store } from './store.ts'

vi.mock('node:fs/promises', async (importOriginal) => {
  const { recordedFs } = await import('../testkit/recordedDisk.ts')
  return recordedFs(await importOriginal())
})

afterEach(() => {
  recording.root = null
  recording.steps.length = 0
})

/**
 * The data that must survive after a number of steps, for each save by id: its title and moves, or that it was removed.
 */
interface Promised {
  readonly after: number
  readonly id: string
  readonly state: string
}

/** Returns a recorded evening in a new folder. */
async function recorded(live: (store: Store, promise: (id: string, state: string) => void) => Promise<void>) {
  const root = await freshFolder()
  const promises: Promised[] = []
  recording.root = root
  const store = await cupsStore(join(root, 'saves'))
  await live(store, (id, state) => promises.push({ after: recording.steps.length, id, state }))
  await store.closeAll()
  const steps = [...recording.steps]
  recording.root = null
  return { root, steps, promises }
}

const REMOVED = 'removed'

function stateOf({ match, save }: Pick<OpenedMatch, 'match' | 'save'>): string {
  return [save.info.title, ...match.entries.map(({ hash }) => hash)].join(' ')
}

/** Writes what a power loss leaves into a new folder. */
async function remains(root: string, steps: readonly DiskStep[], survival: Survival): Promise<string> {
  const folder = await freshFolder()
  for (const [path, bytes] of filesAfter(root, steps, survival)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return folder
}

/** Returns the state of each save in a folder after a start, and the files that cannot be read. */
async function foundIn(folder: string) {
  const store = await cupsStore(join(folder, 'saves'))
  const { saves, setAside } = await store.list()
  const states = new Map<string, string>()
  for (const { id } of saves) states.set(id, stateOf(await store.open(id)))
  await store.closeAll()
  return { states, unread: setAside.map(({ file }) => file) }
}

/** Returns the losses after a power failure at each step. */
async function losses({ root, steps, promises }: Awaited<ReturnType<typeof recorded>>): Promise<string[]> {
  const lost: string[] = []
  for (let after = 0; after <= steps.length; after++) {
    for (const survival of SURVIVALS) {
      const { states, unread } = await foundIn(await remains(root, steps.slice(0, after), survival))
      const where = `after step ${after} (${steps[after - 1]?.kind}), ${survival.data} of data, ${survival.names} of names`
      lost.push(...unread.map((file) => `${where}: ${file} cannot be read`))
      lost.push(...broken(promises, states, after).map((what) => `${where}: ${what}`))
    }
  }
  return lost
}

/** Returns the broken promises: each save must be as promised, or as the pending work was about to leave it. */
function broken(promises: readonly Promised[], found: ReadonlyMap<string, string>, after: number): string[] {
  const ids = [...new Set(promises.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const own = promises.filter((one) => one.id === id)
    const promised = own.findLast((one) => one.after <= after)?.state ?? REMOVED
    const next = own.find((one) => one.after > after)?.state ?? promised
    const state = found.get(id) ?? REMOVED
    return state === promised || state === next ? [] : [`${id} is “${state}”, not “${promised}”`]
  })
}

// Windows cannot flush a folder, and keeps names without that.
describe.skipIf(process.platform === 'win32')('after a power loss at any moment', () => {
  it('no acknowledged change is lost of a match that is played, undone, renamed, left and continued', async () => {
    const evening = await recorded(async (store, promise) => {
      const id = await saveCups(store)
      promise(id, 'Cups')
      const opened = await store.open(id)
      const play = async (seat: string, kind: 'roll' | 'wink' = 'roll') => {
        await playInto(opened, seat, { kind })
        promise(id, stateOf(opened))
      }
      await play('north')
      await play('south', 'wink')
      await opened.save.addUndo(1)
      opened.match.undo('south')
      promise(id, stateOf(opened))
      await store.rename(id, 'Evening')
      promise(id, stateOf(opened))
      await play('south')
      await store.close(id)
      const again = await store.open(id)
      await playInto(again, 'north', { kind: 'roll' })
      promise(id, stateOf(again))
    })
    expect(evening.steps.length).toBeGreaterThan(15)
    expect(await losses(evening)).toEqual([])
  })

  it('no acknowledged change is lost of copies, removed, overwritten and damaged saves', async () => {
    const evening = await recorded(async (store, promise) => {
      const id = await saveCups(store)
      promise(id, 'Cups')
      const opened = await store.open(id)
      await playInto(opened, 'north', { kind: 'roll' })
      promise(id, stateOf(opened))
      // Not made by the program: what others write is not recorded.
      const steps = [...recording.steps]
      await writeFile(store.folder.fileOf(id), 'something else')
      expect(recording.steps).toEqual(steps)
      await playInto(opened, 'south', { kind: 'roll' })
      promise(id, stateOf(opened))
      const copy = await store.copy(id, 'Copy')
      promise(copy.id, ['Copy', stateOf(opened).slice('Cups '.length)].join(' '))
      await store.close(id)
      await store.remove(id)
      promise(id, REMOVED)
    })
    expect(await losses(evening)).toEqual([])
  })

  it('the settings are those before a change or those after it', async () => {
    const root = await freshFolder()
    recording.root = root
    const path = join(root, 'settings.json')
    const settings = await SettingsFile.open(path, defaultSettings('en'), silentLog)
    await settings.change({ volume: 0.1 })
    const first = recording.steps.length
    await settings.change({ volume: 0.9 })
    const steps = [...recording.steps]
    recording.root = null
    for (let after = first; after <= steps.length; after++) {
      for (const survival of SURVIVALS) {
        const folder = await remains(root, steps.slice(0, after), survival)
        const { volume } = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as { volume: number } // ours
        expect(after === steps.length ? [0.9] : [0.1, 0.9]).toContain(volume)
      }
    }
  })
})
