import { TEAMS } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { Flag } from '../insignia/insignia.tsx'

/** The flag of a seat: that of the first crew it commands, which also gives its name. */
export function SeatFlag({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const team = TEAMS.find((one) => one === seat)
  return team ? <Flag team={team} width={width} /> : null
}
