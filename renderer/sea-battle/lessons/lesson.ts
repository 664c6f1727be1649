import { parseCell } from '../../../engine/sea-battle/cells.ts'
import type { Cell, SeaBattleEvent, SeaBattleState, Ship } from '../../../engine/sea-battle/types.ts'
import type { Lesson } from '../../school/lesson.ts'

/** A lesson of Sea Battle; the pupil has the south. */
export type SeaBattleLesson = Lesson<SeaBattleState, SeaBattleEvent>

/** The cells of these names. Throws where one is none. */
export function cellsNamed(...names: readonly string[]): readonly Cell[] {
  return names.map((name) => {
    const cell = parseCell(name)
    if (cell === null) throw new Error(`${name} is no cell`)
    return cell
  })
}

/** Whether the pupil has sunk the ship with this cell. */
export const isSunk = ({ sunk }: SeaBattleState, [first]: Ship): boolean =>
  sunk.south.some((ship) => first !== undefined && ship.includes(first))

/** Whether the pupil has fired at a cell. */
export const isFiredAt = ({ shots }: SeaBattleState, cell: Cell): boolean => shots.south.some(({ at }) => at === cell)
