import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { TILE_TOP, WATER } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { DECAL, type DecalName } from './pictures.ts'

/** Height of a mark over the ground it lies on, in cells. */
export const LIFT = 0.008

/** Returns the height of marks on a cell, tile or water. */
export function levelOf(state: JackalState, cell: Cell): number {
  return (state.tiles[cell] ? TILE_TOP : WATER) + LIFT
}

/** Lays a picture flat on the middle of a cell. */
export function lay(sprite: Sprite, state: JackalState, cell: Cell, name: DecalName, size: number, lift = 0): void {
  const { x, z } = cellSpot(state.board, cell)
  placeSprite(sprite, x, levelOf(state, cell) + lift, z, size, DECAL[name])
  sprite.flat = true
}
