import { heightOf, isBeside, stepFrom, widthOf } from '../cells.ts'
import { canLand, islandsOf, landWithin, seaOf } from '../geometry/islands.ts'
import { findHarbour, laneOf, SHORES } from '../geometry/shores.ts'
import { cellsOf, ferriesOf, groundOf, isLand, landNeighboursOf, landOf, signAt } from '../geometry/terrain.ts'
import { type Board, type Cell, type JackalOptions, SIDES, type Side } from '../types.ts'
import { LARGEST_MAP } from './mapText.ts'

/** A fault that makes a map unplayable or unfair, with the cells and sides at fault. */
export interface MapFault {
  readonly code: MapFaultCode
  readonly cells: readonly Cell[]
  readonly sides: readonly Side[]
}

/** Faults in the order of the checks: those up to `ferry-adrift` make a map unplayable or pointless. */
export const MAP_FAULTS = [
  'uneven-rows',
  'too-large',
  'too-little-land',
  'land-at-edge',
  'second-harbour',
  'no-harbour',
  'harbour-off-shore',
  'harbours-too-near',
  'ferry-adrift',
  'island-out-of-reach',
  'harbours-uneven',
] as const
export type MapFaultCode = (typeof MAP_FAULTS)[number]

/** The minimum number of tiles for a match. */
export const LEAST_LAND = 20
/** The maximum difference between two harbours in the land within a distance, as a share of all land. */
const TOLERANCE = 0.1

type Fault = (code: MapFaultCode, cells?: readonly Cell[], sides?: readonly Side[]) => MapFault
const fault: Fault = (code, cells = [], sides = []) => ({ code, cells, sides })

/** Returns all faults of a map for a variant (J-ARCH); none for a map that is fair to all four sides. */
export function mapFaults(board: Board, variant: JackalOptions['variant']): readonly MapFault[] {
  const shape = shapeFaults(board)
  if (shape.some(({ code }) => code === 'uneven-rows' || code === 'too-large')) return shape
  const faults = [...shape, ...harbourFaults(board), ...ferryFaults(board)]
  return faults.length > 0 ? faults : [...reachFaults(board, variant), ...evenFaults(board)]
}

function shapeFaults(board: Board): readonly MapFault[] {
  if (board.map.some((row) => row.length !== widthOf(board))) return [fault('uneven-rows')]
  if (widthOf(board) > LARGEST_MAP || heightOf(board) > LARGEST_MAP) return [fault('too-large')]
  const edge = groundOf(board).filter((cell) => SIDES.some((side) => stepFrom(board, cell, SHORES[side].inward) < 0))
  return [
    ...(landOf(board).length < LEAST_LAND ? [fault('too-little-land', landOf(board))] : []),
    ...(edge.length > 0 ? [fault('land-at-edge', edge)] : []),
  ]
}

function harbourFaults(board: Board): readonly MapFault[] {
  const drawn = (side: Side) => cellsOf(board).filter((cell) => signAt(board, cell) === side)
  const faults = SIDES.flatMap((side) => {
    const cells = drawn(side)
    if (cells.length > 1) return [fault('second-harbour', cells.slice(1), [side])]
    if (laneOf(board, side).length > 0) return []
    return [cells.length === 0 ? fault('no-harbour', [], [side]) : fault('harbour-off-shore', cells, [side])]
  })
  return faults.length > 0 ? faults : nearFaults(board)
}

/** Checks that harbours are apart: ships beside each other would block one another. */
function nearFaults(board: Board): readonly MapFault[] {
  const harbours = harboursOf(board)
  const near = harbours.filter((one) =>
    harbours.some((other) => other.side !== one.side && isBeside(board, one.cell, other.cell)),
  )
  if (near.length === 0) return []
  return [
    fault(
      'harbours-too-near',
      near.map(({ cell }) => cell),
      near.map(({ side }) => side),
    ),
  ]
}

function ferryFaults(board: Board): readonly MapFault[] {
  const adrift = ferriesOf(board).filter((cell) => landNeighboursOf(board, cell).length < 2)
  return adrift.length > 0 ? [fault('ferry-adrift', adrift)] : []
}

interface Harbour {
  readonly side: Side
  readonly cell: Cell
}

function harboursOf(board: Board): readonly Harbour[] {
  return SIDES.flatMap((side) => {
    const cell = findHarbour(board, side)
    return cell === undefined ? [] : [{ side, cell }]
  })
}

/**
 * Checks that every island is reachable from every harbour: on foot from its lane, or by ship if ships sail anywhere.
 */
function reachFaults(board: Board, variant: JackalOptions['variant']): readonly MapFault[] {
  return islandsOf(board).flatMap((island) => {
    const cut = harboursOf(board).filter((harbour) => !canReach(board, harbour, island, variant))
    if (cut.length === 0) return []
    return [
      fault(
        'island-out-of-reach',
        island,
        cut.map(({ side }) => side),
      ),
    ]
  })
}

function canReach(
  board: Board,
  { side, cell }: Harbour,
  island: readonly Cell[],
  variant: JackalOptions['variant'],
): boolean {
  if (variant === 'archipelago') return canLand(board, seaOf(board, cell), island)
  const landings = laneOf(board, side).map((berth) => stepFrom(board, berth, SHORES[side].inward))
  return landings.some((landing) => isLand(board, landing) && island.includes(landing))
}

/** Checks that every harbour has the same land around it: about the same amount within each distance. */
function evenFaults(board: Board): readonly MapFault[] {
  const reaches = harboursOf(board).map((harbour) => ({ ...harbour, within: landWithin(board, harbour.cell) }))
  const all = groundOf(board).length
  const farthest = Math.max(...reaches.map(({ within }) => within.length))
  const uneven = new Set<Harbour>()
  for (let far = 0; far < farthest; far++) {
    const counts = reaches.map((reach) => ({ reach, count: reach.within[far] ?? all }))
    const most = Math.max(...counts.map(({ count }) => count))
    for (const { reach, count } of counts) if (most - count > TOLERANCE * all) uneven.add(reach)
  }
  const worse = reaches.filter((reach) => uneven.has(reach))
  if (worse.length === 0) return []
  return [
    fault(
      'harbours-uneven',
      worse.map(({ cell }) => cell),
      worse.map(({ side }) => side),
    ),
  ]
}
