import { berthsFor, sortCells } from '../../../engine/sea-battle/berths.ts'
import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { marksOf } from '../../../engine/sea-battle/marks.ts'
import { closeTo } from '../../../engine/sea-battle/placement.ts'
import type { Cell, SeaBattleState, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'

/** One possible layout of the remaining ships. */
export type Lie = readonly Ship[]

/** Returns every possible layout of the enemy's remaining ships, by a seat's knowledge (S-PLACE, S-SHOT). */
export function liesLeft(view: SeaBattleState, seat: SeaSeat): readonly Lie[] {
  const { hits, misses, sunk } = marksOf(view, seat)
  const { options } = view
  const water = new Set([...misses, ...sunk.flat().flatMap((cell) => [cell, ...closeTo(cell, options)])])
  const open = lengthsLeft(view, seat).map((length) =>
    berthsFor(length, options.shapes).filter(
      (berth) => berth.every((cell) => !water.has(cell)) && !berth.every((cell) => hits.includes(cell)),
    ),
  )
  const areApart = (one: Ship, other: Ship) =>
    one.every((cell) => !other.includes(cell) && closeTo(cell, options).every((near) => !other.includes(near)))
  return apart(open, areApart).filter((lie) => hits.every((hit) => lie.some((ship) => ship.includes(hit))))
}

/** Returns the lengths of the ships that a seat has not sunk, longest first. */
export function lengthsLeft({ sunk }: Pick<SeaBattleState, 'sunk'>, seat: SeaSeat): readonly number[] {
  const left: number[] = [...FLEET]
  for (const { length } of sunk[seat]) left.splice(left.indexOf(length), 1)
  return left
}

/** Yields every choice of one berth for each ship with all of them apart; equal ships are not permuted. */
function apart(open: readonly (readonly Ship[])[], areApart: (one: Ship, other: Ship) => boolean): readonly Lie[] {
  let lies: readonly Lie[] = [[]]
  for (const berths of open) {
    lies = lies.flatMap((lie) =>
      berths.filter((berth) => lie.every((ship) => areApart(ship, berth))).map((berth) => [...lie, berth]),
    )
  }
  return [...new Map(lies.map((lie) => [nameOf(lie), lie])).values()]
}

const nameOf = (lie: Lie): string =>
  lie
    .map((ship) => sortCells(ship).join('-'))
    .sort()
    .join('/')

/**
 * Returns whether all ships can be sunk with a number of shots in every layout.
 *
 * @param fired the cells fired at, whose answers the layouts agree with
 */
export function canSinkSurely(lies: readonly Lie[], fired: ReadonlySet<Cell>, shots: number): boolean {
  const afloat = lies.map((lie) => lie.flat().filter((cell) => !fired.has(cell)))
  if (Math.max(...afloat.map(({ length }) => length)) > shots) return false
  if (lies.length === 1) return true
  return [...new Set(afloat.flat())].some((cell) => isSureShot(lies, fired, cell, shots))
}

/** Returns whether all ships can still be sunk with a number of shots, this one included, whatever its answer. */
export function isSureShot(lies: readonly Lie[], fired: ReadonlySet<Cell>, at: Cell, shots: number): boolean {
  const next = new Set(fired).add(at)
  return [...byAnswer(lies, next, at).values()].every((left) => canSinkSurely(left, next, shots - 1))
}

/** Returns the layouts grouped by the answer to a shot at a cell. */
function byAnswer(lies: readonly Lie[], fired: ReadonlySet<Cell>, at: Cell): ReadonlyMap<string, readonly Lie[]> {
  const answers = new Map<string, readonly Lie[]>()
  for (const lie of lies) {
    const ship = lie.find((one) => one.includes(at))
    const answer = !ship ? 'miss' : ship.every((cell) => fired.has(cell)) ? `sunk ${ship}` : 'hit'
    answers.set(answer, [...(answers.get(answer) ?? []), lie])
  }
  return answers
}
