import { openStream } from '../kernel/rng.ts'
import { parseCell } from '../sea-battle/cells.ts'
import { parsePosition } from '../sea-battle/position.ts'
import type { Cell, SeaBattleState, Ship } from '../sea-battle/types.ts'

/** A legal fleet for tests, in every variant. Ships are separated by commas, their cells by spaces. */
export const NORTH_SHIPS = 'a1 a2 a3 a4, c1 c2 c3, e1 e2 e3, g1 g2, i1 i2, a6 a7, c6, e6, g6, i6'
/** A second legal fleet, in the same notation. */
export const SOUTH_SHIPS = 'a10 b10 c10 d10, f10 g10 h10, a8 b8 c8, j9 j10, e8 f8, h7 h8, j7, a6, c6, e6'

/** Returns the cell of a name. Throws if it is none. */
export function cell(name: string): Cell {
  const found = parseCell(name)
  if (found === null) throw new RangeError(`no cell ${name}`)
  return found
}

/** Returns cells written with spaces between them. */
export function cells(names: string): readonly Cell[] {
  return names === '' ? [] : names.split(' ').map(cell)
}

/** Returns ships in the notation of `NORTH_SHIPS`, for the rules. */
export function ships(text: string): readonly Ship[] {
  return shipNames(text).map((one) => one.map(cell))
}

/** Returns ships in the notation of `NORTH_SHIPS`, for the protocol. */
export function shipNames(text: string): readonly (readonly string[])[] {
  return text === '' ? [] : text.split(', ').map((one) => one.split(' '))
}

/** The parts of a battle that a test sets; the rest has defaults. */
export interface BattlePlan {
  /** The fleet of a side; null while it is not placed. */
  readonly north?: string | null
  readonly south?: string | null
  readonly options?: object
  /** The cells at which a side has fired, separated by spaces. */
  readonly northFired?: string
  readonly southFired?: string
  readonly turn?: 'north' | 'south'
}

/** Returns the position of a plan, as the protocol takes it. */
export function battlePosition(plan: BattlePlan = {}): object {
  const {
    north = NORTH_SHIPS,
    south = SOUTH_SHIPS,
    options = {},
    northFired = '',
    southFired = '',
    turn = 'north',
  } = plan
  const shots = (text: string) => (text === '' ? [] : text.split(' '))
  return {
    game: 'sea-battle',
    options,
    fleets: {
      ...(north !== null && { north: { flag: 'pirates', ships: shipNames(north) } }),
      ...(south !== null && { south: { flag: 'royal', ships: shipNames(south) } }),
    },
    shots: { north: shots(northFired), south: shots(southFired) },
    turn,
  }
}

/** Returns the state of a plan. Throws if it is no position. */
export function battle(plan: BattlePlan = {}): SeaBattleState {
  const read = parsePosition(battlePosition(plan), openStream(0, 'deal'))
  if (!read.ok) throw new Error(`${read.problem.where}: ${read.problem.what}`)
  return read.value
}
