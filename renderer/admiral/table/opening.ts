import { distanceBetween } from '../../../engine/admiral/cells.ts'
import { isEnemy } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, TeamId } from '../../../engine/admiral/types.ts'

/** What a player looks at first: the own squadron, and the enemy nearest to it where both are still well seen. */
export interface Opening {
  readonly own: readonly Cell[]
  readonly enemy: Cell | null
}

/** What to look at where a dealt match begins for a team; null where it does not, or has gone on. */
export function openingOf(view: AdmiralState, team: TeamId): Opening | null {
  const { round, assigning, activation, options, ships, forts } = view
  if (round > 1 || assigning.length > 0 || activation || options.scenario === 'custom') return null
  const units = [...ships, ...forts]
  const own = units.filter((unit) => unit.team === team)
  if (own.some(({ done }) => done)) return null
  const cells = own.flatMap(({ at }) => at ?? [])
  const enemies = ships.filter((ship) => isEnemy(view, team, ship)).flatMap(({ at }) => at ?? [])
  const away = (enemy: Cell) => Math.min(...cells.map((cell) => distanceBetween(cell, enemy)))
  const [nearest = null] = enemies.toSorted((a, b) => away(a) - away(b))
  return cells.length === 0 ? null : { own: cells, enemy: nearest }
}
