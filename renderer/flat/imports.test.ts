import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn, reachedFrom, SEAT_ON_REQUEST, wayTo } from '../../build/directions/reached.ts'
import { GAME_IDS } from '../../electron/contract/match.ts'

const is3d = (name: string): boolean =>
  name === 'three' || name.startsWith('three/') || name.startsWith('@react-three/')

it('keeps three.js out of every flat table', () => {
  const folders = ['renderer/flat', ...GAME_IDS.map((game) => `renderer/${game}/flat`)]
  const reached = reachedFrom(folders.flatMap(filesIn))
  expect([...reached.keys()].filter(is3d).map((name) => wayTo(name, reached))).toEqual([])
  expect(reached.has('react')).toBe(true)
})

it('keeps three.js out of the overlays of streams', () => {
  const games = GAME_IDS.map((game) => `renderer/${game}/overlay.tsx`).filter((file) => existsSync(file))
  const reached = reachedFrom([...filesIn('renderer/pages/overlay'), ...games])
  expect([...reached.keys()].filter(is3d).map((name) => wayTo(name, reached))).toEqual([])
  expect(reached.has('react')).toBe(true)
})

it('keeps the books of rules, lessons and the shell out of light pages, which do not load their texts', () => {
  const light = ['net', 'onlooker', 'overlay', 'seat'].map((page) => `renderer/pages/${page}`)
  const games = GAME_IDS.map((game) => `renderer/${game}/flat`)
  const reached = reachedFrom(
    [...light.flatMap(filesIn), 'renderer/flatGames.ts', ...games.flatMap(filesIn)],
    SEAT_ON_REQUEST,
  )
  const isBook = (name: string) =>
    /^renderer\/(\w|-)+\/(rulesBook|lessons)\/|^renderer\/app\/|i18n\/(en|ru)\.ts$/.test(name)
  expect([...reached.keys()].filter(isBook).map((name) => wayTo(name, reached))).toEqual([])
})

it('loads the 3D table in the page of a seat from one place alone, on its player’s request', () => {
  const importers = filesIn('renderer/pages').filter((file) =>
    /import\('[./]+table3d\/SeatTable.tsx'\)|^import (?!type).*table3d\/SeatTable.tsx/m.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(importers).toEqual(['renderer/pages/seat/match/ShowIn3d.tsx'])
})
