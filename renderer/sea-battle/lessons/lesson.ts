import { parseCell } from '../../../engine/sea-battle/cells.ts'
import type { Cell, SeaBattleEvent, SeaBattleState, Ship } from '../../../engine/sea-battle/types.ts'
import type { Lesson } from '../../school/lesson.ts'

/** A lesson of Sea Battle; the pupil plays the south. */
export type SeaBattleLesson = Lesson<SeaBattleState, SeaBattleEvent>

/** Returns the cells with the given names. Throws if one is not a cell. */
export function cellsNamed(...names: readonly string[]): readonly Cell[] {
  return names.map((name) => {
    const cell = parseCell(name)
    if (cell === null) throw new Error(`${name} is no cell`)
    return cell
  })
}

/** Returns whether the pupil has sunk the ship with this cell. */
export const isSunk = ({ sunk }: SeaBattleState, [first]: Ship): boolean =>
  sunk.south.some((ship) => first !== undefined && ship.includes(first))

/** Returns whether the pupil has fired at a cell. */
export const isFiredAt = ({ shots }: SeaBattleState, cell: Cell): boolean => shots.south.some(({ at }) => at === cell)
