import type { Cell } from '../../../types.ts'
import { SIDE_COUNT } from '../../sides.ts'
import {
  type Core,
  cellOf,
  firstOf,
  hereOf,
  look,
  type PieceNumber,
  sideOfTeam,
  type TeamNumber,
  teamOf,
  tileOf,
} from '../core.ts'
import { ANY_SHIP, ANY_VESSEL, IN_HAND, LOST, MOVER, OPEN, PIECES, SEEN_BITS, SHIP_SHIFT, TRAPPED } from '../layout.ts'
import { MOST_CELLS } from '../marks.ts'
import { isLaden } from '../swapping.ts'

/** A list of cells whose memory is reused. */
export class CellList {
  private readonly cells = new Int32Array(2 * MOST_CELLS)
  count = 0

  clear(): void {
    this.count = 0
  }

  add(cell: Cell): void {
    if (this.count < this.cells.length) this.cells[this.count++] = cell
  }

  at(i: number): Cell {
    return look(this.cells, i)
  }
}

/**
 * The cells of a position whose turns are needed: home from visible gold and loads in hand, and to an errand from each
 * piece.
 */
export class Wanted {
  /** Open tiles with gold, and the cell of a load in hand. */
  readonly gold = new CellList()
  /** Closed tiles that some seat has looked at. */
  readonly seen = new CellList()
  readonly errands: readonly CellList[] = Array.from({ length: SIDE_COUNT }, () => new CellList())

  /** The cell of the load in hand, which is included in `gold`; −1 if there is no load, or gold lies there. */
  inHand = -1

  /** Finds the cells of a position. */
  find(core: Core): void {
    this.findGold(core)
    this.findErrands(core)
  }

  private findGold(core: Core): void {
    const { cells, ground } = core.frame.ground
    this.gold.clear()
    this.seen.clear()
    for (let cell = 0; cell < cells; cell++) {
      const tile = look(ground, cell) === 0 ? 0 : tileOf(core, cell)
      if ((tile & OPEN) === 0) {
        if ((tile & SEEN_BITS) !== 0) this.seen.add(cell)
      } else if (isLaden(core, tile)) this.gold.add(cell)
    }
    const at = core.get(IN_HAND) === 0 ? -1 : cellOf(core, core.get(MOVER))
    this.inHand = at < 0 || isLaden(core, tileOf(core, at)) ? -1 : at
    if (this.inHand >= 0) this.gold.add(at)
  }

  private findErrands(core: Core): void {
    for (const cells of this.errands) cells.clear()
    const pieces = core.get(PIECES)
    const idle = core.get(LOST) | core.get(TRAPPED)
    for (let piece = 0; piece < pieces; piece++) {
      if (((idle >> piece) & 1) === 0 && cellOf(core, piece) >= 0) this.noteErrand(core, piece)
    }
  }

  private noteErrand(core: Core, piece: PieceNumber): void {
    const at = cellOf(core, piece)
    const cells = this.errands[sideOfTeam(core, teamOf(core, piece))]
    if (!cells) return
    if (tileOf(core, at) !== 0) return cells.add(at)
    const here = hereOf(core, at)
    if ((here & ANY_SHIP) !== 0) cells.add(landingOf(core, firstOf((here & ANY_SHIP) >> SHIP_SHIFT), at))
    else if ((here & ANY_VESSEL) !== 0) addLandings(core, cells, at)
  }
}

/** Returns the tile straight ahead of a ship. */
export function landingOf({ frame }: Core, ship: TeamNumber, at: Cell): Cell {
  const { ahead, cells } = frame.ground
  return look(ahead, look(frame.shoreOf, ship) * cells + at)
}

function addLandings({ frame }: Core, cells: CellList, at: Cell): void {
  const { around, ground } = frame.ground
  for (let i = 8 * at; i < 8 * at + 8; i++) {
    const to = look(around, i)
    if (to >= 0 && look(ground, to) !== 0) cells.add(to)
  }
}
