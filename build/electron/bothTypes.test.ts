import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchWithNpm, prepareStandIn, readManifest } from './standIn.ts'

/**
 * Packages contain the pinned Electron, app tests run on the stand-in. So the program may use only what both have:
 * modules, methods, events, options. The suite `types` compiles it with the pinned types, this test with the stand-in's.
 */
const ROOT = join(import.meta.dirname, '..', '..')
const HOME = join(ROOT, '.electron', 'types')
const require = createRequire(import.meta.url)

/** The program without its tests, which may look into the Electron that they run on. */
const PROGRAM = {
  include: [join(ROOT, 'electron/**/*.ts')],
  exclude: ['**/*.test.ts', ...['e2e', 'testkit', 'fixtures', 'bench'].map((room) => join(ROOT, 'electron', room))],
}

const MINUTE = 60_000

type Version = 'pinned' | 'stand-in'

let types: Readonly<Record<Version, string>>
let work: string

beforeAll(async () => {
  types = {
    pinned: join(dirname(require.resolve('electron/package.json')), 'electron.d.ts'),
    'stand-in': join(await prepareStandIn(HOME, await readManifest('types'), fetchWithNpm), 'electron.d.ts'),
  }
  work = await mkdtemp(join(HOME, 'check-'))
})

afterAll(() => rm(work, { recursive: true }))

/** Returns the compiler's errors about files that use a version of Electron. */
async function errorsWith(version: Version, files: object): Promise<string> {
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules', '@types')],
      lib: ['ES2024', 'DOM'],
      paths: { electron: [types[version]] },
    },
    ...files,
  }
  await writeFile(join(work, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  return spawnSync(process.execPath, [compiler, '-p', work], { encoding: 'utf8' }).stdout
}

/** Uses that one version refuses. */
const ONE_SIDED = [
  { what: 'a method', line: 'app.isUnityRunning()', lacking: 'pinned' },
  { what: 'an event', line: "new BrowserWindow().on('persisted-state-restored', () => {})", lacking: 'stand-in' },
  {
    what: 'an option',
    line: 'new BrowserWindow({ webPreferences: { disableWakeLocks: true } })',
    lacking: 'stand-in',
  },
] as const

/** Compiles all of `ONE_SIDED` with a version; returns what the compiler refuses, in their order. */
async function refusedBy(version: Version): Promise<readonly string[]> {
  const lines = ONE_SIDED.map(({ line }) => line).join('\n')
  const code = `import { app, BrowserWindow } from 'electron'\n${lines}\nexport default [app, BrowserWindow]\n`
  await writeFile(join(work, 'lines.ts'), code)
  const errors = await errorsWith(version, { files: ['lines.ts'] })
  const found = [...errors.matchAll(/lines\.ts\((\d+),/g)].map(([, row]) => Number(row))
  return [...new Set(found)].map((row) => ONE_SIDED[row - 2]?.what ?? `row ${row}`)
}

describe('the Electron that the program uses', () => {
  it('exists in the stand-in as well', { timeout: 10 * MINUTE }, async () => {
    expect(await errorsWith('stand-in', PROGRAM)).toBe('')
  })

  it.each(['pinned', 'stand-in'] as const)('is refused if the %s version lacks it', async (version) => {
    const lacking = ONE_SIDED.filter((use) => use.lacking === version).map(({ what }) => what)
    expect(lacking).not.toEqual([])
    expect(await refusedBy(version)).toEqual(lacking)
  })
})

describe('the types of the stand-in', () => {
  it('are of the version that runs', async () => {
    const parts = await Promise.all((['linux', 'win32', 'types'] as const).map(readManifest))
    expect(new Set(parts.map(({ version }) => version)).size).toBe(1)
  })
})
