import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const renderer = resolve(import.meta.dirname, '..', 'renderer')

/** All that a file of ours loads before it runs: files by their paths below `renderer/`, packages by their names. */
function loadedBy(entry: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    const name = relative(renderer, path)
    if (found.has(name)) return
    found.add(name)
    if (!/\.tsx?$/.test(path)) return
    for (const specifier of staticImports(readFileSync(path, 'utf8'))) {
      if (specifier.startsWith('.')) visit(resolve(dirname(path), specifier))
      else found.add(specifier)
    }
  }
  visit(join(renderer, entry))
  return found
}

/** Types are gone when the program runs, and what is imported by a call is loaded later. */
function staticImports(code: string): readonly string[] {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
  return [...code.matchAll(statement)].map(([, specifier = '']) => specifier)
}

it('shows the menu without the table and the games, which would make the start twice as long', () => {
  const loaded = [...loadedBy('main.tsx')]
  expect(loaded).toContain('app/MenuScreen.tsx')
  expect(loaded.filter((name) => /^(three|@react-three|zod)/.test(name))).toEqual([])
  expect(loaded.filter((name) => /^(jackal|sea-battle|admiral)\//.test(name))).toEqual([])
})

it('has them in the bundle that comes after', () => {
  const loaded = loadedBy('app/behindMenu.ts')
  for (const name of ['three', 'app/games.ts', 'app/Room.tsx', 'app/OtherScreens.tsx']) expect(loaded).toContain(name)
})
