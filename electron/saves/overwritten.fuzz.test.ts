import { execFileSync } from 'node:child_process'
import * as files from 'node:fs/promises'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import { budget } from '../../engine/testkit/fuzz.node.ts'
import { Refused, systemCode } from '../contract/refused.ts'
import { silentLog } from '../files/log.ts'
import { onlyCups, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { tickingClock } from '../testkit/tickingClock.ts'
import { readSave } from './journal/reading.ts'
import { type OpenedMatch, openStore, type Store } from './store.ts'

/** An open match, and the place where another program may keep a copy of its file. */
interface Open {
  readonly store: Store
  readonly opened: OpenedMatch
  readonly path: string
  readonly copy: string
}

/** The actions of another program on the file of an open match. `at` chooses a place in it. */
const DEEDS = {
  copy: ({ path, copy }) => files.copyFile(path, copy),
  'put back': ({ path, copy }) => files.copyFile(copy, path),
  'rename over': async ({ path, copy }) => {
    await files.copyFile(copy, `${copy}-too`)
    await files.rename(`${copy}-too`, path)
  },
  empty: ({ path }) => files.truncate(path),
  truncate: async ({ path }, at) => files.truncate(path, at % ((await files.stat(path)).size + 1)),
  append: ({ path }) => files.appendFile(path, '{"kind":"title","title":"Forged"}\n'),
  garble: async ({ path }, at) => {
    const bytes = await files.readFile(path)
    if (bytes.length > 0) bytes[at % bytes.length] = 0
    await files.writeFile(path, bytes)
  },
  remove: ({ path }) => files.rm(path, { recursive: true }),
  'move away': ({ path, copy }) => files.rename(path, `${copy}-moved`),
  'another id': (open) => playUnderAnotherId(open),
  'link in place': async ({ path, copy }) => {
    await files.rm(path, { recursive: true, force: true })
    await files.symlink(copy, path)
  },
  'folder in place': async ({ path }) => {
    await files.rm(path, { recursive: true, force: true })
    await files.mkdir(path)
  },
  'pipe in place': async ({ path }) => {
    await files.rm(path, { recursive: true, force: true })
    execFileSync('mkfifo', [path])
  },
} satisfies Readonly<Record<string, (open: Open, at: number) => Promise<unknown>>>
type Deed = keyof typeof DEEDS

const ALL_DEEDS = Object.keys(DEEDS) as Deed[] // the keys of the table itself
/**
 * The actions that are possible here: Windows has no such pipes, needs a special right for links, and locks open files
 * against the others.
 */
const POSSIBLE: readonly Deed[] =
  process.platform === 'win32' ? ['copy', 'put back', 'empty', 'truncate', 'append', 'garble'] : ALL_DEEDS

type Step = { readonly moves: number } | { readonly deed: Deed; readonly at: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ moves: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ deed: fc.constantFrom(...POSSIBLE), at: fc.nat() }),
)

it('acknowledged moves are on disk, whatever other programs do to the file meanwhile', async () => {
  const root = await freshFolder()
  let runs = 0
  const holds = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), (steps) =>
    holdSteps(join(root, String(runs++)), steps),
  )
  await fc.assert(holds, budget(2))
})

async function holdSteps(folder: string, steps: readonly Step[]): Promise<void> {
  const store = await storeIn(folder)
  const id = await saveCups(store, { turns: 200 })
  const open = { store, opened: await store.open(id), path: store.folder.fileOf(id), copy: join(folder, 'copy') }
  await files.copyFile(open.path, open.copy)
  for (const one of steps) {
    if ('deed' in one) await carryOut(open, one.deed, one.at)
    else for (let move = 0; move < one.moves; move++) await holdMove(open)
  }
  await store.closeAll()
  const isThere = (await files.lstat(open.path).catch(() => null)) !== null
  const later = await storeIn(folder)
  expect((await later.list()).setAside.map(({ file }) => file)).not.toContain(basename(open.path))
  if (isThere) expect((await later.open(id)).match.entries).toHaveLength(open.opened.match.entries.length)
  await later.closeAll()
  await files.rm(folder, { recursive: true })
}

/** Carries out an action, or nothing if it does not apply; opening a pipe would wait forever. */
async function carryOut(open: Open, deed: Deed, at: number): Promise<void> {
  const isReplacing = deed.endsWith('in place') || deed === 'rename over'
  if (!isReplacing && (await contentOf(open.path)) === null) return
  await DEEDS[deed](open, at).catch((error: unknown) => {
    // Among others: a damaged file cannot be opened under its other id.
    if (systemCode(error) === null && !(error instanceof Refused)) throw error
  })
}

/**
 * Plays a move and expects that the file then holds all moves, and that another program's file in its place is kept.
 */
async function holdMove({ store, opened, path }: Open): Promise<void> {
  const found = await contentOf(path)
  const expected = opened.save.content
  await playInto(opened, opened.match.awaiting()[0] ?? '', { kind: 'roll' })
  const read = runToEnd(readSave(await files.readFile(path)))
  expect(read).toMatchObject({ ok: true, damaged: false })
  expect(read.ok && read.content.entries.length).toBe(opened.match.entries.length)
  if (found === null || found.equals(expected)) return
  const names = await files.readdir(store.folder.originals)
  const kept = await Promise.all(names.map((name) => contentOf(join(store.folder.originals, name))))
  expect(kept.some((one) => one?.equals(found))).toBe(true)
}

/** Gives the file a second name, and opens and plays its match under that, too. */
async function playUnderAnotherId({ store, path }: Open): Promise<void> {
  const id = `20260101-120000-${(await files.readdir(store.folder.path)).length.toString(16).padStart(10, '0')}`
  await files.link(path, store.folder.fileOf(id))
  const other = await store.open(id)
  await playInto(other, other.match.awaiting()[0] ?? '', { kind: 'roll' })
  await store.close(id)
  const again = await store.open(id)
  expect(again.match.entries).toHaveLength(other.match.entries.length)
  await store.close(id)
}

/** Returns the bytes of an ordinary file; null if it is none. */
async function contentOf(path: string): Promise<Buffer | null> {
  const isFile = await files.lstat(path).then(
    (there) => there.isFile(),
    () => false,
  )
  return isFile ? files.readFile(path) : null
}

function storeIn(folder: string): Promise<Store> {
  return openStore({ folder: join(folder, 'saves'), games: onlyCups, log: silentLog, now: tickingClock() })
}
