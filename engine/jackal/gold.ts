import { LOAD_VALUES } from './data/loads.ts'
import type { TileKind } from './data/tiles.ts'
import { TILE_KINDS, tileRow } from './data/tiles.ts'
import { isBoatWater } from './geometry/boatWaters.ts'
import { seaOf, seasOf } from './geometry/islands.ts'
import { perIsland } from './geometry/perIsland.ts'
import { laneOf } from './geometry/shores.ts'
import { cellsOf, groundOf, isSwimmable, landNeighboursOf } from './geometry/terrain.ts'
import { waysFrom } from './movement/arrivalEffect.ts'
import { tileRule } from './tiles/index.ts'
import type { Cell, JackalState, StepLoad, Team, TeamId, Tile } from './types.ts'
import { areAllied, hasTile, isAlive, isPlaced, isPreacher, roams } from './world.ts'

/** Returns the gold still on the island, closed tiles included: coin 1, treasure 3 (J-GOLD). */
export function goldAshore(state: JackalState): number {
  let gold = 0
  for (const tile of state.tiles) if (tile) gold += goldOn(tile)
  for (const piece of state.pieces) if (piece.load) gold += LOAD_VALUES[piece.load]
  return gold
}

/** Returns whether less gold than this is still on the island; stops counting as early as possible. */
export function isLessAshore(state: JackalState, gold: number): boolean {
  if (gold <= 0) return false
  let left = gold
  for (const tile of state.tiles) {
    if (tile) left -= goldOn(tile)
    if (left <= 0) return false
  }
  for (const piece of state.pieces) if (piece.load) left -= LOAD_VALUES[piece.load]
  return left > 0
}

/** Returns the gold that a tile holds, or will hold when turned. */
export function goldOn(tile: Tile): number {
  if (!tile.open) return goldUnder(tile)
  let gold = tile.coins + (tile.treasure ? LOAD_VALUES.treasure : 0)
  for (const step of tile.steps) gold += step.coins + (step.treasure ? LOAD_VALUES.treasure : 0)
  return gold
}

/** Returns the gold that `turnedUp` will lay on a closed tile: what already lies there counts first. */
function goldUnder({ kind, coins, treasure }: Tile): number {
  if (kind === 'closed') return 0
  const buried = BURIED[kind]
  return (coins || buried.coins) + (treasure || buried.treasure ? LOAD_VALUES.treasure : 0)
}

/** Coins and treasure that each kind of tile reveals. */
const BURIED = Object.fromEntries(
  TILE_KINDS.map((kind) => [kind, { coins: tileRow(kind).coins ?? 0, treasure: tileRow(kind).treasure === true }]),
) as Readonly<Record<TileKind, StepLoad>> // one entry per kind

/**
 * Returns whether gold may still come aboard some ship: it is ashore and, once every tile is open, a piece is left that
 * could fetch it. The check is generous on purpose: it ignores enemies in the way, the number of turns and hits
 * (J-END).
 */
export function canGoldBeWon(state: JackalState): boolean {
  const { hasGold, hasClosedTile } = survey(state.tiles)
  const isGoldAshore = hasGold || state.pieces.some(({ load }) => load !== null && load !== 'boat')
  if (!isGoldAshore || hasClosedTile) return isGoldAshore
  const laden = groundOf(state.board).filter((cell) => goldOn(state.tiles[cell] as Tile) > 0) // where there are tiles
  return carriers(state).some((team) => canWin(state, team, laden))
}

/** One scan of the island, which stops once gold and a closed tile have both been found. */
const survey = perIsland((tiles): { readonly hasGold: boolean; readonly hasClosedTile: boolean } => {
  let hasGold = false
  let hasClosedTile = false
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]
    if (!tile) continue
    hasGold ||= goldOn(tile) > 0
    hasClosedTile ||= !tile.open
    if (hasGold && hasClosedTile) break
  }
  return { hasGold, hasClosedTile }
})

/** Returns the teams that have a piece left that carries loads. */
function carriers(state: JackalState): readonly Team[] {
  return state.teams.filter((team) =>
    state.pieces.some((piece) => piece.team === team.id && isAlive(piece) && !isPreacher(piece)),
  )
}

function canWin(state: JackalState, team: Team, laden: readonly Cell[]): boolean {
  const reached = cellsReached(state, team)
  const harbour = lanesOf(state, team.id)
  return laden.some((cell) => reached.has(cell) && leadsHome(state, cell, harbour))
}

/**
 * Returns the cells where a ship of the team or its ally may lie, in their lanes or all their seas (J-ARCH), and those
 * of their lifeboat.
 */
function lanesOf(state: JackalState, team: TeamId): ReadonlySet<Cell> {
  const ships = state.teams.filter((other) => areAllied(state.options, other.id, team))
  const berths = ships.flatMap((ship) => (roams(state) ? seaFor(state, ship) : laneOf(state.board, ship.side)))
  return new Set([...berths, ...boatWatersOf(state, team)])
}

/** Returns the sea of a ship; every sea as long as the ship has no place. */
function seaFor({ board }: JackalState, ship: Team): readonly Cell[] {
  return isPlaced(ship) ? seaOf(board, ship.ship) : seasOf(board).flat()
}

/**
 * Returns the cells where the lifeboat may lie for a team: in its waters, or wherever it may still be launched
 * (J-BOAT).
 */
function boatWatersOf({ board, lifeboat, options }: JackalState, team: TeamId): readonly Cell[] {
  if (!lifeboat) return []
  if (!lifeboat.afloat) return cellsOf(board).filter((cell) => isSwimmable(board, cell))
  if (!areAllied(options, lifeboat.team, team)) return []
  return cellsOf(board).filter((cell) => isBoatWater(board, cell, lifeboat.sides))
}

/** Returns the cells that the team's pieces can reach on foot, from their cells or from their ships. */
function cellsReached(state: JackalState, team: Team): ReadonlySet<Cell> {
  const starts = state.pieces.flatMap((piece) =>
    piece.team === team.id && typeof piece.at === 'number' && hasTile(state, piece.at) ? [piece.at] : [],
  )
  const landings = [...lanesOf(state, team.id)].flatMap((cell) => landNeighboursOf(state.board, cell))
  return flood(state, [...starts, ...landings], false)
}

function leadsHome(state: JackalState, from: Cell, harbour: ReadonlySet<Cell>): boolean {
  for (const cell of flood(state, [from], true)) {
    const tile = state.tiles[cell]
    if (!tile) continue
    if (tileRule(tile.kind).passage.kind === 'sendsHome') return true
    if (waysFrom(state, cell, tile).some((to) => harbour.has(to))) return true
  }
  return false
}

function flood(state: JackalState, starts: readonly Cell[], laden: boolean): ReadonlySet<Cell> {
  const reached = new Set(starts)
  for (const cell of reached) {
    const tile = state.tiles[cell]
    if (!tile) continue
    for (const to of waysFrom(state, cell, tile)) {
      const next = reached.has(to) ? null : state.tiles[to]
      if (next && !(laden && tileRule(next.kind).loads !== 'allowed')) reached.add(to)
    }
  }
  return reached
}
