import { describe, expect, it } from 'vitest'
import { batchesOf } from '../../testkit/batches.node.ts'
import { boardFor } from '../data/boards.ts'
import { MAP_NAMES } from '../data/maps.ts'
import { generatedMap } from '../maps/generatedMap.ts'
import { batches, playBatch, playIslands, playOn } from './matches.node.ts'

const ARCH = { variant: 'archipelago', idleRounds: 12 } as const
const VARIANTS = [
  ARCH,
  { ...ARCH, alliances: 'pairs' },
  { ...ARCH, players: 2 },
  { ...ARCH, players: 3, shipPicksUpSwimmers: false },
  { ...ARCH, lifeboat: true },
]

it.each(batches())('the laws hold in the archipelago in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})

it.each(batches())('the laws hold from positions of the archipelago $first to $last', (batch) => {
  expect(playIslands(VARIANTS, batch)).toBeGreaterThan(0)
})

/** The maps share their matches: a match on 25 × 25 costs as much as ten on the island. */
const perMap = batchesOf(8 * MAP_NAMES.length)

describe.each(MAP_NAMES)('the laws hold on the map %s', (map) => {
  const classic = [{ map, idleRounds: 6 }]
  const archipelago = [{ ...ARCH, map, idleRounds: 6, lifeboat: true }]
  const board = boardFor({ map, variant: 'classic', lifeboat: false })

  it.each(perMap)('in matches $first to $last', (batch) => {
    const played = batch.last - batch.first + 1
    expect(playBatch(archipelago, batch)).toBe(played)
    expect(playOn(board, classic, batch)).toBe(played)
  })
})

it.each(batchesOf(20))('the laws hold on maps drawn by a seed in matches $first to $last', (batch) => {
  for (let seed = batch.first; seed <= batch.last; seed++) {
    const board = generatedMap(seed, { variant: 'archipelago', size: 9 + (seed % 5) })
    expect(playOn(board, [{ ...ARCH, map: board, idleRounds: 6 }], { first: seed, last: seed })).toBe(1)
  }
})
