import { join, relative } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * The parts of a program that run at once, and those that are read on demand: own files by their paths, packages by
 * name.
 */
interface StartOrder {
  readonly first: readonly string[]
  readonly later: readonly string[]
}

/** Bundles a program as for a release, without its packages, and returns how the bundler split it. */
async function startOrderOf(entry: string): Promise<StartOrder> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, entry), external: /^[@\w]/ },
    },
  })
  const { output } = result as Rolldown.RolldownOutput // one bundle, without watch mode
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const first = new Set<string>()
  const start = (name: string) => {
    if (first.has(name)) return
    first.add(name)
    chunks.get(name)?.imports.forEach(start)
  }
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) start(fileName)
  const contentsOf = (name: string) =>
    chunks.get(name)?.moduleIds.map((id) => relative(root, id).replaceAll('\\', '/')) ?? [name]
  const all = [...chunks].flatMap(([name, { imports, dynamicImports }]) => [name, ...imports, ...dynamicImports])
  return {
    first: [...first].flatMap(contentsOf),
    later: all.filter((name) => !first.has(name)).flatMap(contentsOf),
  }
}

describe('the page', async () => {
  const { first, later } = await startOrderOf('renderer/main.tsx')

  it('shows the menu before loading the table and the games, which would double the start time', () => {
    expect(first).toContain('renderer/app/menu/MenuScreen.tsx')
    expect(first.filter((name) => /^(three|@react-three|zod)/.test(name))).toEqual([])
    expect(first.filter((name) => /^renderer\/(jackal|sea-battle|admiral)\//.test(name))).toEqual([])
  })

  it('loads them in a later bundle', () => {
    expect(later).toEqual(
      expect.arrayContaining([
        'three',
        '@react-three/drei/core/Environment.js',
        'renderer/shell/Room.tsx',
        'renderer/jackal/gameParts.ts',
      ]),
    )
  })
})

describe('the main process', async () => {
  const { first, later } = await startOrderOf('electron/main.ts')

  it('opens the window before loading rules, schemas and the updater', () => {
    expect(first).toContain('electron/window/mainWindow.ts')
    expect(first.filter((name) => /^(zod|electron-updater|engine\/)/.test(name))).toEqual([])
  })

  it('loads them afterwards', () => {
    const rest = [
      'zod',
      'electron-updater',
      'electron/games/games.ts',
      'engine/jackal/rules.ts',
      'engine/admiral/rules.ts',
    ]
    expect(later).toEqual(expect.arrayContaining(rest))
  })
})
