import { cellAt, distanceBetween, fileOf, rankOf } from '../../../engine/admiral/cells.ts'
import { isEnemy } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Board, Cell, TeamId, Unit } from '../../../engine/admiral/types.ts'

/** A player's first sight: the player's own squadron, and as many enemies as are still clearly visible with it. */
export interface Opening {
  readonly own: readonly Cell[]
  /** The enemies' ships and forts, the nearest ship first. */
  readonly enemies: readonly Cell[]
}

/** Returns the first sight of a team at the start of a dealt match; null for other matches, or once it has gone on. */
export function openingOf(view: AdmiralState, team: TeamId): Opening | null {
  const { round, assigning, activation, options, ships, forts } = view
  if (round > 1 || assigning.length > 0 || activation || options.scenario === 'custom') return null
  const units = [...ships, ...forts]
  const own = units.filter((unit) => unit.team === team)
  if (own.some(({ done }) => done)) return null
  const cells = own.flatMap(({ at }) => at ?? [])
  const placesOf = (all: readonly Unit[]) => all.filter((one) => isEnemy(view, team, one)).flatMap(({ at }) => at ?? [])
  const away = (enemy: Cell) => Math.min(...cells.map((cell) => distanceBetween(cell, enemy)))
  const enemies = [...placesOf(ships).toSorted((a, b) => away(a) - away(b)), ...placesOf(forts)]
  return cells.length === 0 ? null : { own: cells, enemies }
}

/** Returns all cells of the rectangle round some cells, one cell larger on each side. */
export function cellsBetween(board: Pick<Board, 'width' | 'height'>, cells: readonly Cell[]): readonly Cell[] {
  const files = rangeOf(cells.map(fileOf), board.width)
  return rangeOf(cells.map(rankOf), board.height).flatMap((rank) => files.map((file) => cellAt(file, rank)))
}

/** Returns the numbers from one below the minimum to one above the maximum, at least 0 and below an end. */
function rangeOf(numbers: readonly number[], end: number): readonly number[] {
  const [least, most] = [Math.max(0, Math.min(...numbers) - 1), Math.min(end - 1, Math.max(...numbers) + 1)]
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
}
