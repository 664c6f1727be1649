import { type Cell, SIDES } from '../../../types.ts'
import { SIDE_COUNT, type SideNumber } from '../../sides.ts'
import { NO_WAY } from '../../ways/crowFlights.ts'
import { turnsInLane } from '../../ways/laneWays.ts'
import { turnsAtSea } from '../../ways/seaWays.ts'
import { type Core, look } from '../core.ts'
import { SHIP, UNPLACED_AT } from '../layout.ts'
import { guessHome, guessHomes, startHomes } from './homes.ts'
import { Land } from './land.ts'
import { Spread, type Turns } from './spread.ts'
import { type CellList, Wanted } from './wanted.ts'

/** The worth of a closed tile: it counts as gold this number of turns from home. */
export const CLOSED = 7

const LAND = new Land()
const SPREAD = new Spread()
const WANTED = new Wanted()

/** The ways of each side, by its number; in playouts they remain a good guide for some rounds. */
export class CoreChart {
  /**
   * The turns that a piece with a load needs from each cell to a ship of its side, over open tiles only. The ship comes
   * to meet it if that is shorter. The estimate ignores enemies. If no way leads home yet, it is rougher.
   */
  readonly home: readonly Turns[]
  /**
   * The turns from each cell to fetch some gold and bring it home, or to turn a tile that may hold gold. If ships sail
   * anywhere, the way may include a ship of the side; at sea the turns are those of pieces aboard.
   */
  readonly errand: readonly Turns[]
  /** The turns from each cell to turn a tile, the same for all sides. */
  private readonly unknown: Turns

  readonly cells: number

  constructor(cells: number) {
    this.cells = cells
    const fields = () => Array.from({ length: SIDE_COUNT }, () => new Float64Array(cells))
    this.home = fields()
    this.errand = fields()
    this.unknown = new Float64Array(cells)
  }

  /** Computes all ways of a position. */
  draw(core: Core): this {
    return this.drawSides(core, true)
  }

  /**
   * Computes only the ways that the evaluation reads: home from visible gold and from loads in hand, and to an errand
   * from the cells of the pieces. For other cells the turns may be too high.
   */
  drawWanted(core: Core): this {
    // At sea the evaluation reads every cell.
    return this.drawSides(core, core.frame.roams)
  }

  private drawSides(core: Core, isWhole: boolean): this {
    const { sideOf } = core.frame
    LAND.survey(core)
    WANTED.find(core)
    drawUnknown(core, this.unknown, isWhole)
    for (let team = 0; team < sideOf.length; team++) {
      const side = look(sideOf, team)
      const home = this.home[side]
      const errand = this.errand[side]
      if (!home || !errand || sideOf.indexOf(side) !== team) continue
      drawHome(core, side, home, isWhole)
      errand.set(this.unknown)
      drawErrand(core, side, home, errand, isWhole)
    }
    return this
  }
}

function drawUnknown(core: Core, unknown: Turns, isWhole: boolean): void {
  SPREAD.begin(unknown)
  for (let i = 0; i < LAND.borderCount; i++) SPREAD.start(look(LAND.border, i), CLOSED)
  for (let i = 0; i < LAND.closedCount; i++) unknown[look(LAND.closed, i)] = CLOSED
  if (!isWhole) for (const cells of WANTED.errands) aimAt(cells)
  if (isWhole || SPREAD.isAimed) SPREAD.run(core, LAND, false)
}

function drawHome(core: Core, side: SideNumber, home: Turns, isWhole: boolean): void {
  SPREAD.begin(home)
  startHomes(core, side, LAND, SPREAD)
  if (isWhole) {
    SPREAD.run(core, LAND, true)
    return guessHomes(core, side, LAND, home)
  }
  const { gold, seen } = WANTED
  aimAt(gold)
  if (SPREAD.isAimed) SPREAD.run(core, LAND, true)
  for (let i = 0; i < gold.count; i++) guessHome(core, side, LAND, home, gold.at(i))
  for (let i = 0; i < seen.count; i++) guessHome(core, side, LAND, home, seen.at(i))
}

/** Computes the way to an errand: adds gold to the worth of the way to closed tiles, which is already in the field. */
function drawErrand(core: Core, side: SideNumber, home: Turns, errand: Turns, isWhole: boolean): void {
  const { gold } = WANTED
  SPREAD.goOn(errand)
  for (let i = 0; i < gold.count; i++) {
    const cell = gold.at(i)
    if (cell !== WANTED.inHand) SPREAD.start(cell, home[cell] as number) // one number per cell
  }
  const aims = WANTED.errands[side]
  if (!isWhole && aims) aimAt(aims)
  if (isWhole || SPREAD.isAimed) SPREAD.run(core, LAND, false)
  if (core.frame.roams) overSea(core, side, errand)
}

function aimAt(cells: CellList): void {
  for (let i = 0; i < cells.count; i++) SPREAD.aimAt(cells.at(i))
}

/** Lets pieces ashore board a ship that takes them to better land; then stores the turns at sea (J-ARCH). */
function overSea(core: Core, side: SideNumber, errand: Turns): void {
  const { sideOf } = core.frame
  const sea = turnsAtSea(core.frame, errand)
  for (let team = 0; team < sideOf.length; team++) {
    const ship = core.get(SHIP + team)
    if (look(sideOf, team) === side && ship !== UNPLACED_AT) SPREAD.start(ship, sea[ship] ?? NO_WAY)
  }
  SPREAD.run(core, LAND, false)
  for (let cell = 0; cell < errand.length; cell++) {
    const afloat = sea[cell] as number // one number per cell in both
    if (afloat < (errand[cell] as number)) errand[cell] = afloat
  }
}

/**
 * Returns the turns from each cell to a closed tile, with gold or without; also across the sea, if ships sail anywhere
 * (J-ARCH) or along their lanes (J-SHIP).
 *
 * @param shut cells that no way leads to or over
 */
export function turnsToUnknown(core: Core, side: SideNumber, shut: ReadonlySet<Cell>): Turns {
  const field = new Float64Array(core.frame.ground.cells)
  LAND.survey(core)
  for (const cell of shut) LAND.shut(cell)
  SPREAD.begin(field)
  for (let i = 0; i < LAND.closedCount; i++) if (!shut.has(look(LAND.closed, i))) SPREAD.start(look(LAND.closed, i), 0)
  SPREAD.run(core, LAND, false)
  if (core.frame.roams) overSea(core, side, field)
  else sailLanes(core, side, field)
  return field
}

/** Returns the same turns if the way may also include ships in their lanes (J-SHIP); roaming ships already count. */
export function overLanes(core: Core, side: SideNumber, ashore: Turns): Turns {
  const field = ashore.slice()
  if (core.frame.roams) return field
  LAND.survey(core)
  SPREAD.goOn(field)
  sailLanes(core, side, field)
  return field
}

/** Lets pieces ashore board a ship in its lane. */
function sailLanes(core: Core, side: SideNumber, ashore: Turns): void {
  const { board, shoreOf, sideOf } = core.frame
  for (let team = 0; team < sideOf.length; team++) {
    const ship = core.get(SHIP + team)
    if (look(sideOf, team) === side) {
      SPREAD.start(ship, turnsInLane(board, SIDES[look(shoreOf, team)] ?? 'S', ship, ashore))
    }
  }
  SPREAD.run(core, LAND, false)
}
