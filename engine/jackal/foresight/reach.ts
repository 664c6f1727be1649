import { firstSteps, footingOf, setOutBarrier } from '../movement/setOut.ts'
import { rowBarrier } from '../ships/lifeboat.ts'
import { berthsBeside, sailBarrier } from '../ships/sailing.ts'
import type { Cell, JackalState, Load, Piece, PieceId, TeamId } from '../types.ts'
import { areAllied, entryStep, findPiece, isFighter, isOnBoard } from '../world.ts'
import { type Route, routesTo } from './routes.ts'
import { settingOut } from './thought.ts'

/** The maximum length of a way home that is searched. */
const MOST_TURNS = 9

/** A place to rest: a tile, and the step if it is a turntable. */
interface RestingTile {
  readonly cell: Cell
  readonly step: number
}

/**
 * Returns the number of further turns that a piece resting on a cell needs to bring a load aboard, over open tiles and
 * while no other piece moves. Null if there is no way, or only one of more than nine turns.
 */
export function turnsHome(view: JackalState, id: PieceId, cell: Cell, load: Load): number | null {
  const piece = findPiece(view, id)
  const tile = view.tiles[cell]
  if (!piece || !tile?.open) return null
  const start = { cell, step: stepAt(view, piece, cell) }
  const seen = new Set<string>()
  const rings: RestingTile[][] = []
  const addIn = (turns: number, place: RestingTile) => {
    const ready = turns + (isSleepingOff(view, place.cell) ? 1 : 0)
    rings[ready] = [...(rings[ready] ?? []), place]
  }
  addIn(0, start)
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    for (const place of rings[turns] ?? []) {
      const name = `${place.cell}/${place.step}`
      if (seen.has(name)) continue
      seen.add(name)
      const moved = movedTo(view, piece, place)
      for (const route of routesWith(moved, id, load)) {
        if (route.ends === 'ship') return turns + 1
        const next = restOf(moved, id, place, route)
        if (next) addIn(turns + 1, next)
      }
    }
  }
  return null
}

/** Returns the step of a piece that has just come to rest on a cell. */
function stepAt(view: JackalState, piece: Piece, cell: Cell): number {
  const tile = view.tiles[cell]
  if (!tile) return 0
  return cell === piece.at && piece.step > 0 ? piece.step + 1 : entryStep(piece, tile)
}

/** Returns whether a piece that rests on the cell misses a turn (J-RUM). */
function isSleepingOff(view: JackalState, cell: Cell): boolean {
  return view.tiles[cell]?.kind === 'rum'
}

/** Returns the state with a piece standing free on another cell, at the start of a turn. */
function movedTo(view: JackalState, piece: Piece, { cell, step }: RestingTile): JackalState {
  const moved: Piece = { ...piece, at: cell, step, load: null, trapped: false, drunk: false, lost: null }
  const pieces = view.pieces.map((one) => (one.id === piece.id ? moved : one))
  return { ...view, pieces, decision: null }
}

/** Returns every route of a piece from its cell, with a load or without. */
function routesWith(state: JackalState, id: PieceId, load: Load | null): readonly Route[] {
  const piece = findPiece(state, id)
  if (!piece || typeof piece.at !== 'number') return []
  const { at } = piece
  return firstSteps(state, at, footingOf(state, piece, at), false)
    .filter((to) => setOutBarrier(state, piece, load, at, to) === null)
    .flatMap((to) => routesTo(settingOut(state, piece, at, to, load), to))
}

function restOf(state: JackalState, id: PieceId, from: RestingTile, { path, ends }: Route): RestingTile | null {
  const piece = findPiece(state, id)
  const last = path.at(-1)
  const tile = last && state.tiles[last.cell]
  if (!piece || !last || !tile || ends !== 'rest') return null
  const step = last.cause === 'turntable' ? from.step + 1 : entryStep(piece, tile)
  return { cell: last.cell, step }
}

/** The enemies that could hit a piece in their next turn. */
export interface Hitters {
  readonly pieces: readonly PieceId[]
  /** Teams whose ships could run down a swimmer. */
  readonly ships: readonly TeamId[]
  /** True if the lifeboat could be rowed over a swimmer (J-BOAT). */
  readonly boat: boolean
}

/** Returns the enemies that could hit a piece resting on a cell, if all other pieces stay in place until their turn. */
export function hittersOf(view: JackalState, id: PieceId, cell: Cell): Hitters {
  const piece = findPiece(view, id)
  const tile = view.tiles[cell]
  if (!piece || (tile && !tile.open)) return { pieces: [], ships: [], boat: false }
  const state = movedTo(view, piece, { cell, step: stepAt(view, piece, cell) })
  const foes = state.pieces.filter((one) => isOnBoard(one) && !areAllied(state.options, one.team, piece.team))
  const able = foes.filter((foe) => isFighter(foe) && !foe.trapped && !foe.drunk)
  return {
    pieces: able.filter((foe) => canHit(state, foe.id, id)).map((foe) => foe.id),
    ships: state.teams
      .filter((team) => !areAllied(state.options, team.id, piece.team))
      .filter((team) => berthsBeside(state, team).includes(cell))
      .filter((team) => sailBarrier({ ...state, turn: team.id }, team, cell) === null)
      .map((team) => team.id),
    boat: isInReachOfBoat(state, piece, cell),
  }
}

/** Returns whether an enemy crew could row the lifeboat onto a cell in its next turn. */
function isInReachOfBoat(state: JackalState, { team }: Piece, cell: Cell): boolean {
  return state.teams.some(({ id }) => {
    return !areAllied(state.options, id, team) && rowBarrier({ ...state, turn: id }, cell) === null
  })
}

function canHit(state: JackalState, foe: PieceId, target: PieceId): boolean {
  return routesWith(state, foe, null).some(({ strikes }) => strikes.includes(target))
}
