import { describe, expect, it } from 'vitest'
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

describe.each(MAP_NAMES)('the laws hold on the map %s', (map) => {
  const classic = [{ map, idleRounds: 6 }]
  const archipelago = [{ ...ARCH, map, idleRounds: 6, lifeboat: true }]

  it.each(batches())('in matches $first to $last', (batch) => {
    const half = { first: batch.first, last: batch.first + Math.floor((batch.last - batch.first) / 2) }
    expect(playBatch(archipelago, half)).toBe(half.last - half.first + 1)
    expect(playOn(boardFor({ map, variant: 'classic', lifeboat: false }), classic, half)).toBe(
      half.last - half.first + 1,
    )
  })
})

it.each(batches())('the laws hold on maps drawn by a seed in matches $first to $last', (batch) => {
  for (let seed = batch.first; seed <= batch.last; seed++) {
    const board = generatedMap(seed, { variant: 'archipelago', size: 9 + (seed % 5) })
    expect(playOn(board, [{ ...ARCH, map: board, idleRounds: 6 }], { first: seed, last: seed })).toBe(1)
  }
})
