import { describe, expect, it } from 'vitest'
import { openStream } from '../../../kernel/rng.ts'
import { batchesOf, FIRST_SEED } from '../../../testkit/batches.node.ts'
import { playInLockstep } from '../../../testkit/coreLockstep.ts'
import { drawnBoard, withEveryKind } from '../../../testkit/drawnBoard.ts'
import { randomIsland } from '../../../testkit/randomIsland.ts'
import { CLASSIC_ISLAND, landIn } from '../../data/boards.ts'
import { MAP_NAMES } from '../../data/maps.ts'
import { generatedMap } from '../../maps/generatedMap.ts'
import { parseOptions } from '../../options.ts'
import { parsePosition } from '../../position.ts'
import { setup } from '../../setup.ts'
import type { Board, Deck, JackalState, Tile } from '../../types.ts'

const CLASSIC = { idleRounds: 12 }
const ARCH = { idleRounds: 10, variant: 'archipelago' }
const OTHER_MAPS = MAP_NAMES.filter((name) => name !== 'island')

const VARIANTS: readonly object[] = [
  CLASSIC,
  ARCH,
  { ...CLASSIC, players: 2 },
  { ...ARCH, players: 2, lifeboat: true },
  { ...CLASSIC, players: 2, crews: 1, endWhenDecided: true },
  { ...ARCH, players: 3, shipPicksUpSwimmers: false },
  { ...CLASSIC, alliances: 'pairs', lifeboat: true },
  { ...ARCH, alliances: 'pairs' },
  { ...CLASSIC, players: 3, lifeboat: true },
  { ...ARCH, lifeboat: true, endWhenDecided: true },
  { ...CLASSIC, shipPicksUpSwimmers: false, lifeboat: true },
  { ...CLASSIC, players: 2, lifeboat: true },
  ...OTHER_MAPS.flatMap((map) => [
    { ...CLASSIC, map, lifeboat: true },
    { ...ARCH, map, lifeboat: true },
  ]),
]

/** Random positions, in which rare features of matches are frequent. */
const ISLANDS: readonly object[] = [
  {},
  { players: 2 },
  { alliances: 'pairs', lifeboat: true },
  { shipPicksUpSwimmers: false },
  { variant: 'archipelago' },
  { variant: 'archipelago', alliances: 'pairs' },
  { variant: 'archipelago', lifeboat: true },
]

/** Decks mainly of tiles that lead on and tiles that ask for a decision. */
const DECKS: readonly Deck[] = [
  { ice: 20, 'arrow-4': 12, horse: 8, crocodile: 10, 'chest-1': 6, 'chest-3': 5, airplane: 3, trap: 3 },
  {
    cave: 16,
    earthquake: 12,
    lighthouse: 8,
    balloon: 4,
    cannon: 4,
    'chest-2': 10,
    'bottle-2': 6,
    missionary: 1,
    friday: 1,
  },
  { 'arrow-2': 14, 'arrow-3': 14, 'arrow-4d': 10, ice: 10, crocodile: 8, 'chest-1': 6, cannibal: 3, caramba: 2 },
  { mountain: 9, swamp: 9, desert: 9, jungle: 9, 'chest-5': 6, galleon: 1, grove: 8, thicket: 6, ben: 1, rum: 9 },
]

const ISLETS = drawnBoard(`
  ~~~~~~~~~~~
  ~~#######~~
  ~###~~####~
  ~##~~~~###~
  ~####~~###~
  ~#########~
  ~~~#####~~~
  ~~~~~~~~~~~`)

const taken = <T>(list: readonly T[], i: number): T => list[i % list.length] as T // the list is not empty

function dealt(options: object, seed: number) {
  const parsed = parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.problem.what)
  return setup(parsed.value, openStream(seed, 'deal'))
}

/** Returns the island of the base game with another deck, filled up with empty tiles. */
function boardOf(deck: Deck): Board {
  const { map } = CLASSIC_ISLAND
  const cards = Object.values(deck).reduce((sum, count) => sum + count, 0)
  return { map, deck: { ...deck, empty: landIn(map) - cards } }
}

/**
 * Returns the position with every tile turned, little gold left and many obstacles: the end is near, and hard to
 * determine (J-END).
 */
function nearTheEnd(state: JackalState, seed: number): JackalState {
  let coins = seed % 4
  const turned = (tile: Tile, cell: number): Tile => {
    const kept = tile.coins > 0 && coins-- > 0 ? 1 : 0
    const kind = kept === 0 && tile.steps.length === 0 && cell % 7 < seed % 7 ? 'thicket' : tile.kind
    return { ...tile, kind, open: true, coins: kept, treasure: false, steps: [], seenBy: [] }
  }
  const standing = new Set(state.pieces.map(({ at }) => at))
  return {
    ...state,
    tiles: state.tiles.map((tile, cell) => tile && (standing.has(cell) ? tile : turned(tile, cell))),
    pieces: state.pieces.map((piece) => (seed % 5 < 2 && piece.team !== 'white' ? { ...piece, ...DEAD } : piece)),
  }
}

const DEAD = { at: 'dead', step: 0, trapped: false } as const

/** Returns the seeds of a batch, each with its number. */
const numbers = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('the core of Jackal’s bots equals the rules: every list of moves, every position, every end', () => {
  it.each(batchesOf(16))('in matches $first to $last, all variants in turn', (batch) => {
    for (const i of numbers(batch)) {
      expect(playInLockstep(dealt(taken(VARIANTS, i), FIRST_SEED + i), FIRST_SEED + i)).toBeGreaterThan(0)
    }
  })

  it.each(batchesOf(60))('in matches $first to $last on maps drawn by a seed', (batch) => {
    for (const i of numbers(batch)) {
      const variant = i % 2 === 0 ? 'classic' : 'archipelago'
      const map = generatedMap(FIRST_SEED + i, { variant, size: 9 + (i % 9) })
      expect(playInLockstep(dealt({ idleRounds: 6, variant, map }, i), FIRST_SEED + i)).toBeGreaterThan(0)
    }
  })

  it.each(batchesOf(60))('in matches $first to $last of odd decks', (batch) => {
    for (const i of numbers(batch)) {
      const map = boardOf(taken(DECKS, i))
      const options = {
        idleRounds: 8,
        variant: i % 8 < 4 ? 'classic' : 'archipelago',
        map,
        endWhenDecided: i % 3 === 0,
      }
      expect(playInLockstep(dealt(options, i), FIRST_SEED + i)).toBeGreaterThan(0)
    }
  })

  it.each(batchesOf(4))('from random positions $first to $last', (batch) => {
    let played = 0
    for (const i of numbers(batch)) {
      const seed = FIRST_SEED + i
      const board = i % 5 === 0 ? withEveryKind(ISLETS) : undefined
      const island = randomIsland(openStream(seed, 'island'), taken(ISLANDS, i), board)
      const state = parsePosition(island, openStream(seed, 'deal'))
      if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
      played += playInLockstep(i % 3 === 0 ? nearTheEnd(state.value, seed) : state.value, seed, 40)
    }
    expect(played).toBeGreaterThan(0)
  })
})
