import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { threatsIn } from '../../highlights/overlay.ts'

/** Enemies that do not bear on a cell, but can still sail to where they do in this round, as the danger map shows them. */
export function comersTo(view: AdmiralState, ship: UnitId, cell: Cell, bearers: readonly UnitId[]): readonly UnitId[] {
  const team = unitNamed(view, ship)?.team
  if (!team) return []
  const threats = threatsIn(view, team, 'round').filter(({ unit, fires }) => fires.has(cell) && !bearers.includes(unit))
  return threats.map(({ unit }) => unit)
}
