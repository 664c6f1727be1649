import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { bearersOn, type Lying } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { threatsIn } from '../../highlights/boardMarks.ts'

/**
 * Returns enemies that do not bear on a cell, but can still sail to a place where they do in this round, as on the
 * danger map.
 */
export function shipsInReach(
  view: AdmiralState,
  ship: UnitId,
  cell: Cell,
  bearers: readonly UnitId[],
): readonly UnitId[] {
  const team = unitNamed(view, ship)?.team
  if (!team) return []
  const threats = threatsIn(view, team, 'round').filter(({ unit, fires }) => fires.has(cell) && !bearers.includes(unit))
  return threats.map(({ unit }) => unit)
}

/**
 * Returns enemies that bear on a ship in its present or planned place, or can still sail to a place where they do in
 * this round.
 */
export function enemiesOn(view: AdmiralState, ship: UnitId, lying: Lying): readonly UnitId[] {
  const bearers = bearersOn(view, ship, lying)
  return [...bearers, ...shipsInReach(view, ship, lying.at, bearers)]
}
