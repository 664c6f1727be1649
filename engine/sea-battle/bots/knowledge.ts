import { berthsFor } from '../berths.ts'
import { FLEET } from '../data/fleet.ts'
import { marksOf } from '../marks.ts'
import { closeTo } from '../placement.ts'
import type { Cell, SeaBattleState, SeaSeat, Ship } from '../types.ts'

/** What a seat can conclude about the field it fires at. */
export interface Knowledge {
  /** Cells not fired at. */
  readonly open: readonly Cell[]
  /** Hits on ships still afloat. */
  readonly wounds: readonly Cell[]
  /** Lengths of the ships still afloat, with how many of each. */
  readonly afloat: ReadonlyMap<number, number>
  /** Ways in which a ship of a length may still lie, by length. */
  readonly berths: ReadonlyMap<number, readonly Ship[]>
}

/** Gathers from a view what its own shots have told. */
export function knowledgeOf(view: SeaBattleState, seat: SeaSeat): Knowledge {
  const { hits, misses, sunk } = marksOf(view, seat)
  const fired = new Set(view.shots[seat].map((shot) => shot.at))
  const barred = new Set<Cell>(misses)
  for (const cell of sunk.flat()) {
    barred.add(cell)
    for (const near of closeTo(cell, view.options)) barred.add(near)
  }
  const afloat = shipsAfloat(sunk)
  return {
    open: ALL.filter((cell) => !fired.has(cell)),
    wounds: hits,
    afloat,
    berths: new Map([...afloat.keys()].map((length) => [length, possibleBerths(view, length, barred, hits)])),
  }
}

const ALL: readonly Cell[] = Array.from({ length: 100 }, (_, cell) => cell)

function shipsAfloat(sunk: readonly Ship[]): ReadonlyMap<number, number> {
  const left: number[] = [...FLEET]
  for (const ship of sunk) {
    const index = left.indexOf(ship.length)
    if (index >= 0) left.splice(index, 1)
  }
  const counts = new Map<number, number>()
  for (const length of left) counts.set(length, (counts.get(length) ?? 0) + 1)
  return counts
}

/** Berths clear of misses and sunk ships that do not come too close to wounds they do not contain. */
function possibleBerths(
  view: SeaBattleState,
  length: number,
  barred: ReadonlySet<Cell>,
  wounds: readonly Cell[],
): readonly Ship[] {
  const clear = berthsFor(length, view.options.shapes).filter((berth) => !berth.some((cell) => barred.has(cell)))
  if (wounds.length === 0) return clear
  const around = new Map(wounds.map((wound) => [wound, new Set(closeTo(wound, view.options))]))
  return clear.filter((berth) => {
    // A ship all of whose cells are hit would have sunk.
    if (berth.every((cell) => wounds.includes(cell))) return false
    return wounds.every((wound) => berth.includes(wound) || !berth.some((cell) => around.get(wound)?.has(cell)))
  })
}
