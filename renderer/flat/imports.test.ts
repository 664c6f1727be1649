import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from '../../build/directions/importsOf.ts'

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\./.test(file)

/** The files of folders that run in a page, without their tests. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** How each file and package is reached from some files: the file that imports it. */
function reachedFrom(files: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map(files.map((file) => [file, '']))
  const todo = [...files]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    for (const { specifier, typeOnly } of importsOf(readFileSync(file, 'utf8'))) {
      if (typeOnly) continue
      const name = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier
      if (reached.has(name)) continue
      reached.set(name, file)
      if (isCode(name) && existsSync(name)) todo.push(name)
    }
  }
  return reached
}

function wayTo(name: string, reached: ReadonlyMap<string, string>): string {
  const from = reached.get(name)
  return from ? `${wayTo(from, reached)} > ${name}` : name
}

const is3d = (name: string): boolean =>
  name === 'three' || name.startsWith('three/') || name.startsWith('@react-three/')

it('keeps three.js out of every flat table', () => {
  const folders = ['renderer/flat', ...['jackal', 'admiral', 'sea-battle'].map((game) => `renderer/${game}/flat`)]
  const reached = reachedFrom(folders.flatMap(filesIn))
  expect([...reached.keys()].filter(is3d).map((name) => wayTo(name, reached))).toEqual([])
  expect(reached.has('react')).toBe(true)
})

it('keeps three.js out of the overlays of streams', () => {
  const games = ['jackal', 'admiral', 'sea-battle'].map((game) => `renderer/${game}/overlay.tsx`)
  const reached = reachedFrom([...filesIn('renderer/pages/overlay'), ...games])
  expect([...reached.keys()].filter(is3d).map((name) => wayTo(name, reached))).toEqual([])
  expect(reached.has('react')).toBe(true)
})

it('keeps the books of rules, lessons and the shell out of light pages, which do not load their texts', () => {
  const light = ['net', 'onlooker', 'overlay', 'seat'].map((page) => `renderer/pages/${page}`)
  const games = ['jackal', 'admiral', 'sea-battle'].map((game) => `renderer/${game}/flat`)
  const reached = reachedFrom([...light.flatMap(filesIn), 'renderer/flatGames.ts', ...games.flatMap(filesIn)])
  const isBook = (name: string) =>
    /^renderer\/(\w|-)+\/(rulesBook|lessons)\/|^renderer\/app\/|i18n\/(en|ru)\.ts$/.test(name)
  expect([...reached.keys()].filter(isBook).map((name) => wayTo(name, reached))).toEqual([])
})
