import { describe, expect, it } from 'vitest'
import { batchesOf } from '../../testkit/batches.node.ts'
import { playBatch, playIslands, playOn } from '../../testkit/matches/jackal.node.ts'
import { boardFor } from '../data/boards.ts'
import { MAP_NAMES } from '../data/maps.ts'
import { generatedMap } from '../maps/generatedMap.ts'

const ARCH = { variant: 'archipelago', idleRounds: 12 } as const
const VARIANTS = [
  ARCH,
  { ...ARCH, alliances: 'pairs' },
  { ...ARCH, players: 2 },
  { ...ARCH, players: 3, shipPicksUpSwimmers: false },
  { ...ARCH, lifeboat: true },
]

const batches = batchesOf(10)

it.each(batches)('the laws hold in the archipelago in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})

it.each(batches)('the laws hold from positions of the archipelago $first to $last', (batch) => {
  expect(playIslands(VARIANTS, batch)).toBeGreaterThan(0)
})

/** The maps other than the island; all other matches are played on the island. They share their matches. */
const MAPS = MAP_NAMES.filter((name) => name !== 'island')
const perMap = batchesOf(20 * MAPS.length)

describe.each(MAPS)('the laws hold on the map %s', (map) => {
  const classic = [{ map, idleRounds: 6 }]
  const archipelago = [{ ...ARCH, map, idleRounds: 6, lifeboat: true }]
  const board = boardFor({ map, variant: 'classic', lifeboat: false })

  it.each(perMap)('in matches $first to $last', (batch) => {
    const played = batch.last - batch.first + 1
    expect(playBatch(archipelago, batch)).toBe(played)
    expect(playOn(board, classic, batch)).toBe(played)
  })
})

it.each(batchesOf(40))('the laws hold on maps drawn by a seed in matches $first to $last', (batch) => {
  for (let seed = batch.first; seed <= batch.last; seed++) {
    const board = generatedMap(seed, { variant: 'archipelago', size: 9 + (seed % 5) })
    expect(playOn(board, [{ ...ARCH, map: board, idleRounds: 6 }], { first: seed, last: seed })).toBe(1)
  }
})
