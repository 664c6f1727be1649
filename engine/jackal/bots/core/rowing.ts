import type { Cell } from '../../types.ts'
import { type Core, firstOf, hereOf, look } from './core.ts'
import { INWARD } from './ground.ts'
import { ANY_SHIP, BOAT_AT, BOAT_SIDES } from './layout.ts'

/**
 * Returns the cell that the launched lifeboat reaches in one of eight directions, passing ships; −1 if it cannot be
 * rowed there (J-BOAT).
 */
export function rowTarget(core: Core, direction: number): Cell {
  const { around } = core.frame.ground
  const sides = core.get(BOAT_SIDES)
  let to = look(around, 8 * core.get(BOAT_AT) + direction)
  while (to >= 0 && (hereOf(core, to) & ANY_SHIP) !== 0 && blocksTheWay(core, sides, to)) {
    to = look(around, 8 * to + direction)
  }
  return to >= 0 && isBoatWater(core, to, sides) && (hereOf(core, to) & ANY_SHIP) === 0 ? to : -1
}

/** Returns whether the boat can be rowed anywhere. */
export function canRow(core: Core): boolean {
  for (let direction = 0; direction < 8; direction++) if (rowTarget(core, direction) >= 0) return true
  return false
}

/** Returns whether a boat limited to some sides may be rowed over a cell; without a side, straits and lakes. */
export function isBoatWater(core: Core, cell: Cell, sides: number): boolean {
  if (cell < 0) return false
  const { straits, waters } = core.frame.ground
  return sides === 0 ? look(straits, cell) === 1 : (look(waters, cell) & sides) !== 0
}

/** Returns whether a ship blocks the way because the map has no second row of sea round it. */
function blocksTheWay(core: Core, sides: number, ship: Cell): boolean {
  for (let left = sides; left !== 0; left &= left - 1) {
    const outward = (look(INWARD, firstOf(left)) + 4) % 8
    if (isBoatWater(core, look(core.frame.ground.around, 8 * ship + outward), sides)) return false
  }
  return true
}
