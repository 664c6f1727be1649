import type { Cell } from '../../../types.ts'
import { NO_WAY } from '../../ways/crowFlights.ts'
import { type Core, look } from '../core.ts'
import { MOST_CELLS } from '../marks.ts'
import type { Land } from './land.ts'

/** The turns of each cell; `NO_WAY` if there is no way. */
export type Turns = Float64Array

/** The number of turns beyond which cells are no longer processed in order. */
const RINGS = 256

/**
 * Spreads turns from goals backwards over the steps of a `Land` and keeps the minimum. It processes cells by whole turns, so that it can stop as soon as all aims are reached. Its
 * memory is reused.
 */
export class Spread {
  /** By whole turns: the last cell to process, −1 for none; and the previous one of each. */
  private readonly rings = new Int32Array(RINGS)
  private cells = new Int32Array(4 * MOST_CELLS)
  private before = new Int32Array(4 * MOST_CELLS)
  private count = 0
  private waiting = 0
  private readonly aims = new Int32Array(2 * MOST_CELLS)
  private aimCount = 0
  private field: Turns = new Float64Array(0)

  /** Resets the field and starts. */
  begin(field: Turns): void {
    this.goOn(field.fill(NO_WAY))
  }

  /** Continues with a field that was spread before. */
  goOn(field: Turns): void {
    this.field = field
    this.rings.fill(-1)
    this.count = 0
    this.waiting = 0
    this.aimCount = 0
  }

  /** Adds a goal that takes this number of turns itself, or a cell reached in this number. */
  start(cell: Cell, turns: number): void {
    if (turns >= (this.field[cell] as number)) return // one number per cell, here and below
    this.field[cell] = turns
    const ring = Math.min(RINGS - 1, turns | 0)
    const i = this.count++
    this.waiting++
    if (i === this.cells.length) this.grow()
    this.cells[i] = cell
    this.before[i] = look(this.rings, ring)
    this.rings[ring] = i
  }

  /** Marks a cell whose turns are needed; cells farther than all aims may be left unfinished. */
  aimAt(cell: Cell): void {
    this.aims[this.aimCount++] = cell
  }

  get isAimed(): boolean {
    return this.aimCount > 0
  }

  /** Spreads from the goals. */
  run(core: Core, land: Land, laden: boolean): void {
    const { isAimed } = this
    for (let ring = 0; this.waiting > 0; ring++) {
      for (let i = look(this.rings, ring); i >= 0; i = look(this.rings, ring)) {
        this.rings[ring] = look(this.before, i)
        this.waiting--
        const cell = look(this.cells, i)
        // Skips a cell that was reached sooner: it is already processed.
        if (Math.min(RINGS - 1, (this.field[cell] as number) | 0) === ring) this.spreadFrom(core, land, laden, cell)
      }
      if (isAimed && this.isDone(ring + 1)) return
    }
  }

  /** Returns whether every aim is final, once all cells within `turns` are. */
  private isDone(turns: number): boolean {
    while (this.aimCount > 0 && (this.field[look(this.aims, this.aimCount - 1)] as number) < turns) this.aimCount--
    return this.aimCount === 0
  }

  private spreadFrom(core: Core, land: Land, laden: boolean, to: Cell): void {
    const { field } = this
    const turns = field[to] as number
    const { around, ground } = core.frame.ground
    const isPassed = look(land.passed, to) === 1
    if (!isPassed) {
      const walk = laden ? land.walkLaden : land.walk
      for (let i = 8 * to, end = i + 8; i < end; i++) {
        const cell = look(around, i)
        if (cell >= 0 && turns + (walk[cell] as number) < (field[cell] as number)) {
          this.start(cell, turns + (walk[cell] as number))
        }
      }
    }
    const leave = laden ? land.leaveLaden : land.leave
    for (let i = look(land.first, to); i >= 0; i = look(land.next, i)) {
      const cell = look(land.from, i)
      this.start(cell, turns + (leave[cell] as number))
    }
    if (land.airplaneCount === 0 || look(ground, to) !== 1) return
    if (!isPassed || land.hasOtherCave(core, to)) this.flyFrom(land, leave, turns)
  }

  /** Spreads to unused airplanes: a piece can fly from them to any tile. */
  private flyFrom(land: Land, leave: Turns, turns: number): void {
    for (let i = 0; i < land.airplaneCount; i++) {
      const cell = look(land.airplanes, i)
      this.start(cell, turns + (leave[cell] as number))
    }
  }

  private grow(): void {
    const { before, cells } = this
    this.cells = new Int32Array(2 * cells.length)
    this.before = new Int32Array(2 * before.length)
    this.cells.set(cells)
    this.before.set(before)
  }
}
