import type { AdmiralTurn } from '../agenda.ts'
import type { Captain } from '../data/captains.ts'
import type { TeamId, UnitId } from '../types.ts'

/** Assigns a team's captains in secret before play (C-CAPTAINS). */
export function assign(turn: AdmiralTurn, team: TeamId, cards: Readonly<Record<UnitId, Captain>>): void {
  turn.emit({ kind: 'captainsAssigned', team, cards })
}
