import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** All that a file of ours loads before it runs: files by their paths from the root, packages by their names. */
function loadedBy(entry: string): readonly string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    const name = relative(root, path)
    if (found.has(name)) return
    found.add(name)
    if (!/\.tsx?$/.test(path)) return
    for (const specifier of staticImports(readFileSync(path, 'utf8'))) {
      if (specifier.startsWith('.')) visit(resolve(dirname(path), specifier))
      else found.add(specifier)
    }
  }
  visit(join(root, entry))
  return [...found]
}

/** Types are gone when the program runs, and what is imported by a call is loaded later. */
function staticImports(code: string): readonly string[] {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
  return [...code.matchAll(statement)].map(([, specifier = '']) => specifier)
}

describe('the page', () => {
  it('shows the menu without the table and the games, which would make the start twice as long', () => {
    const loaded = loadedBy('renderer/main.tsx')
    expect(loaded).toContain('renderer/app/menu/MenuScreen.tsx')
    expect(loaded.filter((name) => /^(three|@react-three|zod)/.test(name))).toEqual([])
    expect(loaded.filter((name) => /^renderer\/(jackal|sea-battle|admiral)\//.test(name))).toEqual([])
  })

  it('has them in the bundle that comes after', () => {
    const rest = ['three', 'renderer/app/games.ts', 'renderer/app/Room.tsx', 'renderer/app/OtherScreens.tsx']
    expect(loadedBy('renderer/app/behindMenu.ts')).toEqual(expect.arrayContaining(rest))
  })
})

describe('the main process', () => {
  it('opens the window before it reads the rules of any game, and what checks and updates', () => {
    const loaded = loadedBy('electron/main.ts')
    expect(loaded).toContain('electron/window/tableWindow.ts')
    expect(loaded.filter((name) => /^(zod|electron-updater)/.test(name))).toEqual([])
    expect(loaded.filter((name) => name.startsWith('engine/'))).toEqual([])
  })

  it('has them in what comes after', () => {
    const rest = ['zod', 'electron/matches/games.ts', 'engine/jackal/rules.ts', 'engine/admiral/rules.ts']
    expect(loadedBy('electron/host.ts')).toEqual(expect.arrayContaining(rest))
  })
})
