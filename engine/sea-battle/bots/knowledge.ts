import { berthsFor } from '../berths.ts'
import { ALL_CELLS } from '../cells.ts'
import { FLEET } from '../data/fleet.ts'
import { closeTo } from '../placement.ts'
import type { Cell, SeaBattleOptions, SeaBattleState, SeaSeat, Ship, Shot } from '../types.ts'

/** The conclusions of a seat about the field it fires at. */
export interface Knowledge {
  readonly options: SeaBattleOptions
  /** The cells at which the seat has not fired. */
  readonly open: readonly Cell[]
  /** The number of the seat's turns that are over: each ended with a miss (S-SHOT). */
  readonly turns: number
  /**
   * The cells of sunk ships, and the cells beside them that no other ship may occupy (S-PLACE). The value is the number
   * of the seat's turns that were over when the last ship beside the cell sank.
   */
  readonly cleared: ReadonlyMap<Cell, number>
  /** The hits on ships still afloat. */
  readonly wounds: readonly Cell[]
  /** The sunk ships, in the order in which they sank. */
  readonly sunk: readonly Ship[]
  /** The ships still afloat by length, longest first. */
  readonly afloat: readonly Afloat[]
}

/** The ships of one length that are still afloat, and every way in which one of them may lie. */
export interface Afloat {
  readonly length: number
  readonly count: number
  readonly berths: readonly Ship[]
}

/** One shot with the ship that it sank, if any. */
export interface Finding {
  readonly shot: Shot
  readonly ship: Ship | null
}

/** Returns the knowledge before the first shot. */
export function blankKnowledge(options: SeaBattleOptions): Knowledge {
  const afloat = [...new Set(FLEET)].map((length) => ({
    length,
    count: FLEET.filter((one) => one === length).length,
    berths: berthsFor(length, options.shapes),
  }))
  return { options, open: ALL_CELLS, turns: 0, cleared: new Map(), wounds: [], sunk: [], afloat }
}

/** Returns the findings of a seat, in order, from its view. */
export function findingsOf(view: SeaBattleState, seat: SeaSeat): readonly Finding[] {
  const sunk = view.sunk[seat].values()
  return view.shots[seat].map((shot) => ({ shot, ship: shot.result === 'sunk' ? (sunk.next().value ?? null) : null }))
}

/** Returns the knowledge after one more shot. */
export function learn(known: Knowledge, { shot, ship }: Finding): Knowledge {
  const open = known.open.filter((cell) => cell !== shot.at)
  if (shot.result === 'miss')
    return { ...known, open, turns: known.turns + 1, afloat: without(known.afloat, [shot.at]) }
  if (ship) return { ...known, open, ...sink(known, ship) }
  const wounds = [...known.wounds, shot.at]
  return { ...known, open, wounds, afloat: wound(known, shot.at, new Set(wounds)) }
}

function without(afloat: readonly Afloat[], cells: Iterable<Cell>): readonly Afloat[] {
  const barred = new Set(cells)
  return afloat.map((one) => ({
    ...one,
    berths: one.berths.filter((berth) => !berth.some((cell) => barred.has(cell))),
  }))
}

function sink(known: Knowledge, ship: Ship): Pick<Knowledge, 'cleared' | 'wounds' | 'sunk' | 'afloat'> {
  const barred = new Set(ship.flatMap((cell) => [cell, ...closeTo(cell, known.options)]))
  const left = known.afloat.map((one) => (one.length === ship.length ? { ...one, count: one.count - 1 } : one))
  return {
    cleared: new Map([...known.cleared, ...[...barred].map((cell) => [cell, known.turns] as const)]),
    wounds: known.wounds.filter((cell) => !ship.includes(cell)),
    sunk: [...known.sunk, ship],
    afloat: without(
      left.filter(({ count }) => count > 0),
      barred,
    ),
  }
}

/**
 * Removes berths that contradict a hit: a ship lies on the hit or away from it; one with all cells hit would have sunk.
 */
function wound({ afloat, options }: Knowledge, at: Cell, wounds: ReadonlySet<Cell>): readonly Afloat[] {
  const around = new Set(closeTo(at, options))
  const fits = (berth: Ship) =>
    berth.includes(at) ? berth.some((cell) => !wounds.has(cell)) : !berth.some((cell) => around.has(cell))
  return afloat.map((one) => ({ ...one, berths: one.berths.filter(fits) }))
}
