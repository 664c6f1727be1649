import { TEAMS } from '../../../engine/admiral/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { Flag } from '../insignia/Flag.tsx'

/** The flag of the squadron that a seat commands. */
export function SeatFlag({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const team = TEAMS.find((one) => one === seat)
  return team ? <Flag team={team} width={width} /> : null
}
