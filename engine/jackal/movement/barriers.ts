import { isSwimmable } from '../geometry/terrain.ts'
import { tileRule } from '../tiles/index.ts'
import type { Cell, JackalRefusal, JackalState, Load, Piece, Tile } from '../types.ts'
import {
  areAllied,
  entryStep,
  foesAt,
  foesOn,
  isFighter,
  isPreacher,
  tileAt,
  turntableSteps,
  vesselAt,
} from '../world.ts'

/**
 * What keeps a piece from coming onto a cell, however it gets there; null when nothing does.
 * A step that a chain forces onto a barred cell is the impossible of J-DEATH.
 * Coming onto an enemy ship is deadly, not barred.
 */
export function barrierAt(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null {
  if (cell < 0) return 'off-the-board'
  const tile = state.tiles[cell]
  if (!tile) return isSwimmable(state.board, cell) || vesselAt(state, cell) ? null : 'off-the-board'
  if (!tile.open) return load === null ? null : 'closed-with-load'
  return tileBarrier(state, piece, load, cell, tile) ?? fightBarrier(state, piece, load, cell, entryStep(piece, tile))
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
 * Whether the piece may come onto this step of a tile with enemies (J-HIT, J-FRIDAY). Around the missionary the whole
 * tile counts, whatever the step; going on along a turntable enters no tile (J-MISSIONARY).
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

/** Whoever is with the missionary, on any step, afloat or aboard, cannot hit as it sets off (J-MISSIONARY). */
export function strikeBarrier(state: JackalState, piece: Piece, to: Cell, step?: number): JackalRefusal | null {
  if (!isFighter(piece) || typeof piece.at !== 'number' || !hasPreacherBeside(state, piece, piece.at)) return null
  const tile = state.tiles[to]
  if (tile && (!tile.open || !tileRule(tile.kind).fights)) return null
  const entered = step ?? (tile ? entryStep(piece, tile) : 0)
  return foesAt(state, piece, to, entered).length > 0 ? 'stands-with-preacher' : null
}

/** A missionary of any team other than the piece itself is on the cell. */
function hasPreacherBeside(state: JackalState, piece: Piece, cell: Cell): boolean {
  for (const other of state.pieces) {
    if (other.type !== 'missionary' || other.fighter || other.id === piece.id) continue
    if (other.at === cell && other.lost === null) return true
  }
  return false
}

/** Whether the ship or the launched boat on the cell, if any, is the piece's own or an ally's. */
export function vesselSide(state: JackalState, piece: Piece, cell: Cell): 'friendly' | 'enemy' | null {
  const owner = vesselAt(state, cell)
  if (owner === null) return null
  return areAllied(state.options, owner, piece.team) ? 'friendly' : 'enemy'
}
