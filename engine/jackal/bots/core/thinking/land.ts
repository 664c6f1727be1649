import type { Cell } from '../../../types.ts'
import { worthOf } from '../../tileWorth.ts'
import { caveAt } from '../caves.ts'
import { type Core, isOpen, kindOf, look, tileOf } from '../core.ts'
import { canFlyFrom } from '../footing.ts'
import {
  EMERGES,
  KILLS,
  kindOfNumber,
  LOADS,
  LOADS_ALLOWED,
  SENDS_ALONG,
  SENDS_BACK,
  SENDS_HOME,
  SENDS_LEAPING,
  SENDS_OVER,
  SENDS_TO_SEA,
  SLIDES,
  STAYS,
  STEPS,
  WAY,
} from '../kinds.ts'
import { OPEN_CAVES } from '../layout.ts'
import { MOST_CELLS } from '../marks.ts'
import { findWaysFrom, wayFrom } from '../waysFrom.ts'

const ENDLESS = Number.POSITIVE_INFINITY
const KINDS = 64
/** The ways in which tiles send a piece on at once. */
const SENDING: ReadonlySet<number> = new Set([SENDS_ALONG, SENDS_LEAPING, SENDS_TO_SEA, SENDS_OVER])
/**
 * By kind of open tile: the turns to leave it with empty hands, hazards included, and with a load, which not every tile
 * allows.
 */
const LEAVE = Float64Array.from({ length: KINDS }, (_, number) => turnsToLeave(number))
const LEAVE_LADEN = LEAVE.map((turns, number) => (LOADS[number] === LOADS_ALLOWED ? turns : ENDLESS))

function turnsToLeave(number: number): number {
  const kind = kindOfNumber(number)
  const way = kind === null ? KILLS : look(WAY, number)
  if (kind !== null && (way === STAYS || way === EMERGES))
    return Math.max(1, look(STEPS, number)) + worthOf(kind).danger
  return SENDING.has(way) ? 0 : ENDLESS
}

/** The initial room for the steps of tiles that send on. */
const LEAPS = 2 * MOST_CELLS

/**
 * The steps that the open tiles allow, for spreading turns backwards over them; gold is left out. Steps on foot go
 * between neighbours and are not stored; steps of tiles that send on are. Its memory is reused.
 */
export class Land {
  /** The turns to leave a cell on foot, infinite if impossible: with empty hands, and with a load. */
  readonly walk = new Float64Array(MOST_CELLS)
  readonly walkLaden = new Float64Array(MOST_CELLS)
  /** 1 for a cell where no step ends: ice leads on over it, and a cave leads to the other caves. */
  readonly passed = new Int32Array(MOST_CELLS)
  /**
   * Steps that are not on foot, in linked lists by their end: the first of each cell, −1 for none, and the next of each
   * step.
   */
  readonly first = new Int32Array(MOST_CELLS)
  next = new Int32Array(LEAPS)
  from = new Int32Array(LEAPS)
  /** The turns to leave a cell by a step that is not on foot: none if the tile sends on. */
  readonly leave = new Float64Array(MOST_CELLS)
  readonly leaveLaden = new Float64Array(MOST_CELLS)
  private leaps = 0
  readonly homes = new Int32Array(MOST_CELLS)
  homeCount = 0
  readonly closed = new Int32Array(MOST_CELLS)
  closedCount = 0
  /** Closed tiles where some step ends. */
  readonly border = new Int32Array(MOST_CELLS)
  borderCount = 0
  /** Unused airplanes: from there a piece may come to any tile. */
  readonly airplanes = new Int32Array(MOST_CELLS)
  airplaneCount = 0
  private readonly special = new Int32Array(MOST_CELLS)
  private specialCount = 0

  /** Surveys the current state of the island. */
  survey(core: Core): void {
    const { cells, ground } = core.frame.ground
    this.leaps = 0
    this.homeCount = 0
    this.closedCount = 0
    this.airplaneCount = 0
    this.specialCount = 0
    for (let cell = 0; cell < cells; cell++) {
      this.first[cell] = -1
      this.passed[cell] = 0
      this.walk[cell] = ENDLESS
      this.walkLaden[cell] = ENDLESS
      if (look(ground, cell) !== 0) this.note(cell, tileOf(core, cell))
    }
    for (let i = 0; i < this.specialCount; i++) this.noteLeaps(core, look(this.special, i))
    this.findBorder(core)
  }

  /** Makes a cell one over which no way leads. */
  shut(cell: Cell): void {
    this.walk[cell] = ENDLESS
    this.leave[cell] = ENDLESS
  }

  private findBorder(core: Core): void {
    const { around } = core.frame.ground
    this.borderCount = 0
    for (let i = 0; i < this.closedCount; i++) {
      const cell = look(this.closed, i)
      if (look(this.first, cell) < 0 && this.airplaneCount === 0 && !this.isBesideWalk(around, cell)) continue
      this.border[this.borderCount++] = cell
    }
  }

  private isBesideWalk(around: Int32Array, cell: Cell): boolean {
    for (let i = 8 * cell; i < 8 * cell + 8; i++) if ((this.walk[look(around, i)] as number) < ENDLESS) return true
    return false
  }

  /** Returns whether a piece that enters another cave may come out of this cell. */
  hasOtherCave(core: Core, cell: Cell): boolean {
    return look(WAY, kindOf(tileOf(core, cell))) === EMERGES && core.get(OPEN_CAVES) > 1
  }

  private note(cell: Cell, tile: number): void {
    if (!isOpen(tile)) {
      this.closed[this.closedCount++] = cell
      return
    }
    const kind = kindOf(tile)
    const way = look(WAY, kind)
    this.leave[cell] = LEAVE[kind] as number // one number per kind
    this.leaveLaden[cell] = LEAVE_LADEN[kind] as number
    if (way === STAYS || way === EMERGES) {
      this.walk[cell] = LEAVE[kind] as number
      this.walkLaden[cell] = LEAVE_LADEN[kind] as number
      if (canFlyFrom(tile)) this.airplanes[this.airplaneCount++] = cell
    }
    if (way === EMERGES || way === SLIDES || way === SENDS_BACK) this.passed[cell] = 1
    if (way === SENDS_HOME) this.homes[this.homeCount++] = cell
    else if (way !== STAYS && way !== KILLS) this.special[this.specialCount++] = cell
  }

  /** Stores the steps of a tile that sends on, and those over ice, onto crocodiles and into caves. */
  private noteLeaps(core: Core, cell: Cell): void {
    if (SENDING.has(look(WAY, kindOf(tileOf(core, cell))))) {
      for (let i = findWaysFrom(core, cell) - 1; i >= 0; i--) this.step(core, cell, cell, wayFrom(i))
      return
    }
    const { around } = core.frame.ground
    for (let i = 8 * cell; i < 8 * cell + 8; i++) {
      const start = look(around, i)
      if (start >= 0 && (this.walk[start] as number) < ENDLESS) this.step(core, start, start, cell)
    }
  }

  /** Stores the end of a step from `start` that moves from one cell to another: follows slides and caves. */
  private step(core: Core, start: Cell, from: Cell, to: Cell): void {
    if (to < 0) return
    if (look(this.passed, to) === 0) return this.leap(start, to)
    const way = look(WAY, kindOf(tileOf(core, to)))
    if (way === EMERGES) {
      const caves = core.get(OPEN_CAVES)
      for (let i = 0; i < caves; i++) if (caveAt(core, i) !== to) this.leap(start, caveAt(core, i))
      return
    }
    const direction = directionBetween(core, from, to)
    // Assumes that leaps onto ice and crocodiles lead nowhere. A crocodile sends back, into a cave again.
    if (direction < 0) return
    if (way === SENDS_BACK) this.step(core, start, to, from)
    else this.step(core, start, to, look(core.frame.ground.around, 8 * to + direction))
  }

  private leap(start: Cell, to: Cell): void {
    if (start === to) return
    const i = this.leaps++
    if (i === this.next.length) this.grow()
    this.from[i] = start
    this.next[i] = look(this.first, to)
    this.first[to] = i
  }

  private grow(): void {
    const { from, next } = this
    this.from = new Int32Array(2 * from.length)
    this.next = new Int32Array(2 * next.length)
    this.from.set(from)
    this.next.set(next)
  }
}

/** Returns the index of an adjacent cell among the neighbours; −1 for other cells. */
function directionBetween({ frame }: Core, from: Cell, to: Cell): number {
  const { around } = frame.ground
  for (let direction = 0; direction < 8; direction++) if (look(around, 8 * from + direction) === to) return direction
  return -1
}
