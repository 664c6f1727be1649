import { isShipShape } from './berths.ts'
import { sidesOf, surroundingsOf } from './cells.ts'
import { FLEET } from './data/fleet.ts'
import type { Cell, SeaBattleOptions, SeaBattleRefusal, Ship } from './types.ts'

/** The options for how ships may lie. */
export type PlacementOptions = Pick<SeaBattleOptions, 'touch' | 'shapes'>

/** The fault of a placement, and its cells. */
export interface PlacementFault {
  readonly refusal: Extract<
    SeaBattleRefusal,
    'off-the-field' | 'wrong-ships' | 'wrong-shape' | 'ships-overlap' | 'ships-touch'
  >
  readonly cells: readonly Cell[]
}

/** Returns the first fault of a whole placed fleet; null if it is legal (S-FLEET, S-PLACE). */
export function placementFault(ships: readonly Ship[], options: PlacementOptions): PlacementFault | null {
  return shipsFault(ships) ?? layoutFault(ships, options)
}

/** Returns the first fault in how ships lie, for any number of ships; null if there is none (S-PLACE). */
export function layoutFault(ships: readonly Ship[], options: PlacementOptions): PlacementFault | null {
  return shapeFault(ships, options) ?? overlapFault(ships) ?? touchFault(ships, options)
}

function shipsFault(ships: readonly Ship[]): PlacementFault | null {
  const lengths = ships.map((ship) => ship.length).sort((a, b) => b - a)
  const complete = lengths.length === FLEET.length && lengths.every((length, i) => length === FLEET[i])
  return complete ? null : { refusal: 'wrong-ships', cells: surplusCells(ships) }
}

/** Returns the cells of surplus ships of a length. */
function surplusCells(ships: readonly Ship[]): readonly Cell[] {
  const wanted: number[] = [...FLEET]
  return ships.flatMap((ship) => {
    const index = wanted.indexOf(ship.length)
    if (index < 0) return ship
    wanted.splice(index, 1)
    return []
  })
}

function shapeFault(ships: readonly Ship[], { shapes }: PlacementOptions): PlacementFault | null {
  const wrong = ships.filter((ship) => !isShipShape(ship, shapes))
  return wrong.length === 0 ? null : { refusal: 'wrong-shape', cells: [...new Set(wrong.flat())] }
}

/** Returns a fault with the cells that belong to two ships, or twice to one. */
function overlapFault(ships: readonly Ship[]): PlacementFault | null {
  const all = ships.flat()
  const cells = [...new Set(all.filter((cell, i) => all.indexOf(cell) !== i))]
  return cells.length === 0 ? null : { refusal: 'ships-overlap', cells }
}

function touchFault(ships: readonly Ship[], options: PlacementOptions): PlacementFault | null {
  const cells = ships.flatMap((ship, i) =>
    ship.filter((cell) =>
      closeTo(cell, options).some((near) => ships.some((other, j) => i !== j && other.includes(near))),
    ),
  )
  return cells.length === 0 ? null : { refusal: 'ships-touch', cells }
}

/** Returns the cells that another ship may not occupy when one lies here (S-PLACE). */
export function closeTo(cell: Cell, { touch }: Pick<PlacementOptions, 'touch'>): readonly Cell[] {
  return touch === 'none' ? surroundingsOf(cell) : sidesOf(cell)
}
