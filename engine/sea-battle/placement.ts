import { isShipShape } from './berths.ts'
import { sidesOf, surroundingsOf } from './cells.ts'
import { FLEET } from './data/fleet.ts'
import type { Cell, SeaBattleOptions, SeaBattleRefusal, Ship } from './types.ts'

/** The options that say how ships may lie. */
export type PlacementOptions = Pick<SeaBattleOptions, 'touch' | 'shapes'>

/** What is wrong with a placement, and which cells are at fault. */
export interface PlacementFault {
  readonly refusal: Extract<
    SeaBattleRefusal,
    'off-the-field' | 'wrong-ships' | 'wrong-shape' | 'ships-overlap' | 'ships-touch'
  >
  readonly cells: readonly Cell[]
}

/** The first fault of a whole fleet as placed; null when it is legal (S-FLEET, S-PLACE). */
export function placementFault(ships: readonly Ship[], options: PlacementOptions): PlacementFault | null {
  return shipsFault(ships) ?? layoutFault(ships, options)
}

/** The first fault in how ships lie, however many there are; null when they lie as they may (S-PLACE). */
export function layoutFault(ships: readonly Ship[], options: PlacementOptions): PlacementFault | null {
  return shapeFault(ships, options) ?? overlapFault(ships) ?? touchFault(ships, options)
}

function shipsFault(ships: readonly Ship[]): PlacementFault | null {
  const lengths = ships.map((ship) => ship.length).sort((a, b) => b - a)
  const complete = lengths.length === FLEET.length && lengths.every((length, i) => length === FLEET[i])
  return complete ? null : { refusal: 'wrong-ships', cells: surplusCells(ships) }
}

/** Cells of the ships that are one too many of their length. */
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

/** Cells that belong to two ships, or twice to one. */
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

/** Cells that another ship may not occupy when one lies here (S-PLACE). */
export function closeTo(cell: Cell, { touch }: Pick<PlacementOptions, 'touch'>): readonly Cell[] {
  return touch === 'none' ? surroundingsOf(cell) : sidesOf(cell)
}
