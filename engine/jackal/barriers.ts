import { isSwimmable } from './geometry/terrain.ts'
import { isDeserted } from './occupancy.ts'
import { tileRule } from './tiles/index.ts'
import type { Cell, JackalRefusal, JackalState, Load, Piece, Tile } from './types.ts'
import {
  areAllied,
  entryStep,
  foesAt,
  foesOn,
  isFighter,
  isPreacher,
  standsAt,
  tileAt,
  turntableSteps,
  vesselAt,
} from './world.ts'

/**
 * Returns what keeps a piece from entering a cell in any way; null when nothing does. A chain that forces a step onto a
 * barred cell is an impossible move in the sense of J-DEATH. Entering an enemy ship kills, so it is not barred.
 */
export function barrierAt(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null {
  return cellBarrier(state, piece, load, cell) ?? foesBarrier(state, piece, load, cell)
}

/**
 * Returns what keeps a piece from choosing a cell: what keeps it from entering, and the missionary it stands with.
 * Called for every step that is listed; most steps lead to cells without pieces.
 */
export function choiceBarrier(state: JackalState, piece: Piece, load: Load | null, to: Cell): JackalRefusal | null {
  const barrier = cellBarrier(state, piece, load, to)
  if (barrier !== null || isNobodyMet(state, to)) return barrier
  return foesBarrier(state, piece, load, to) ?? strikeBarrier(state, piece, to)
}

/** Returns whether the cell has no pieces, or a closed tile, where no fight is known. */
function isNobodyMet(state: JackalState, cell: Cell): boolean {
  return state.tiles[cell]?.open === false || isDeserted(state, cell)
}

/** Returns what keeps a piece from a cell regardless of the pieces there. */
function cellBarrier(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null {
  if (cell < 0) return 'off-the-board'
  const tile = state.tiles[cell]
  if (!tile) return isSwimmable(state.board, cell) || vesselAt(state, cell) ? null : 'off-the-board'
  if (!tile.open) return load === null ? null : 'closed-with-load'
  return tileBarrier(state, piece, load, cell, tile)
}

/** Returns what keeps a piece from a cell with enemies. */
function foesBarrier(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null {
  const tile = state.tiles[cell]
  if (!tile?.open || isDeserted(state, cell)) return null
  return fightBarrier(state, piece, load, cell, entryStep(piece, tile))
}

function tileBarrier(
  state: JackalState,
  piece: Piece,
  load: Load | null,
  cell: Cell,
  tile: Tile,
): JackalRefusal | null {
  const rule = tileRule(tile.kind)
  if (load !== null && rule.loads === 'barred') return 'no-loads-here'
  return rule.barrier ? rule.barrier(state, piece, load, cell) : null
}

/**
 * Returns what keeps the piece from this step of a tile with enemies (J-HIT, J-FRIDAY). Around the missionary the whole
 * tile counts, on every step; a step along a turntable enters no tile (J-MISSIONARY).
 */
export function fightBarrier(
  state: JackalState,
  piece: Piece,
  load: Load | null,
  cell: Cell,
  step: number,
): JackalRefusal | null {
  const tile = tileAt(state, cell)
  const foes = foesAt(state, piece, cell, step)
  const met = piece.at === cell || turntableSteps(tile) === 0 ? foes : foesOn(state, piece, cell)
  if (isPreacher(piece)) return met.every((foe) => foe.type === 'friday') ? null : 'preacher-avoids-enemies'
  if (met.length === 0 || !tileRule(tile.kind).fights) return null
  if (piece.type === 'friday') return foes.every(isPreacher) ? null : 'friday-cannot-hit'
  if (met.some(isPreacher)) return 'preacher-protects'
  if (foes.length === 0) return null
  if (hasPreacherBeside(state, piece, cell)) return 'preacher-protects'
  return load === null ? null : 'enemies-with-load'
}

/**
 * Returns why a piece may not hit as it sets off: a missionary is with it, on any step, afloat or aboard
 * (J-MISSIONARY).
 */
export function strikeBarrier(state: JackalState, piece: Piece, to: Cell, step?: number): JackalRefusal | null {
  if (!isFighter(piece) || typeof piece.at !== 'number' || !hasPreacherBeside(state, piece, piece.at)) return null
  const tile = state.tiles[to]
  if (tile && (!tile.open || !tileRule(tile.kind).fights)) return null
  const entered = step ?? (tile ? entryStep(piece, tile) : 0)
  return foesAt(state, piece, to, entered).length > 0 ? 'stands-with-preacher' : null
}

/** Returns whether a missionary of any team, other than the piece itself, is on the cell. */
function hasPreacherBeside(state: JackalState, piece: Piece, cell: Cell): boolean {
  return state.pieces.some((other) => isPreacher(other) && other.id !== piece.id && standsAt(other, cell))
}

/** Returns whether the ship or the launched boat on the cell, if any, belongs to the piece's side. */
export function vesselSide(state: JackalState, piece: Piece, cell: Cell): 'friendly' | 'enemy' | null {
  const owner = vesselAt(state, cell)
  if (owner === null) return null
  return areAllied(state.options, owner, piece.team) ? 'friendly' : 'enemy'
}
