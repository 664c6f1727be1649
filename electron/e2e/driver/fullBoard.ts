import { printCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND, deckFor, landIn } from '../../../engine/jackal/data/boards.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { Board } from '../../../engine/jackal/types.ts'

/** The largest possible board: two halves of land with a strait between them, and a ferry in its middle. */
const SIDE = 25
const MIDDLE = (SIDE - 1) / 2
const MAP = Array.from({ length: SIDE }, (_, row) => {
  if (row === 0 || row === SIDE - 1) return '~'.repeat(SIDE)
  const half = '#'.repeat(MIDDLE - 1)
  return `~${half}${row === MIDDLE ? '=' : '~'}${half}~`
})

const scaled = deckFor(landIn(MAP), 'archipelago')
const BOARD: Board = { map: MAP, deck: { ...scaled, empty: (scaled.empty ?? 0) - 1, lifeboat: 1 } }

/** Returns one tile of the deck after the other, all open, with their gold. */
function tilesOf(board: Board) {
  const { deck } = board
  const kinds = TILE_KINDS.flatMap((kind) => Array.from({ length: deck[kind as keyof typeof deck] ?? 0 }, () => kind))
  return Object.fromEntries(
    landOf(board).flatMap((cell, index) => {
      const kind = kinds[index]
      if (!kind) return []
      const { coins, treasure } = tileRow(kind)
      const gold = { ...(coins && { coins }), ...(treasure && { treasure }) }
      return [[printCell(board, cell), { kind, open: true, ...gold }]]
    }),
  )
}

const everyCrew = (ashore: Readonly<Record<string, string>>) =>
  Object.entries(ashore).flatMap(([team, at]) =>
    [1, 2, 3].map((n) => ({ id: `${team}-${n}`, type: 'pirate', team, at })),
  )
const shipsAt = (ships: Readonly<Record<string, string>>) =>
  Object.entries(ships).map(([id, ship]) => ({ id, ship, bottles: 2 }))

/**
 * A position on the largest board in which everything is open: all tiles and gold, all crews, the bear, and the boat
 * afloat.
 */
export const FULL_BOARD = {
  game: 'jackal',
  options: { variant: 'archipelago', lifeboat: true, map: { ...BOARD } },
  board: { default: { kind: 'empty', open: true }, tiles: tilesOf(BOARD) },
  teams: shipsAt({ white: 'f1', red: 'a6', black: 'f25', yellow: 'y6' }),
  pieces: everyCrew({ white: 'f3', red: 'c6', black: 'f23', yellow: 'w6' }),
  bear: { at: 't20', wokenBy: 'white' },
  lifeboat: { at: 'h1', afloat: true, team: 'white', sides: ['S'] },
  turn: 'white',
}

/** The island of the base game with all its tiles and gold open, and all crews ashore. */
export const FULL_ISLAND = {
  game: 'jackal',
  options: {},
  board: { default: { kind: 'empty', open: true }, tiles: tilesOf(CLASSIC_ISLAND) },
  teams: shipsAt({ white: 'g1', red: 'a7', black: 'g13', yellow: 'm7' }),
  pieces: everyCrew({ white: 'f3', red: 'c6', black: 'f11', yellow: 'k6' }),
  turn: 'white',
}
