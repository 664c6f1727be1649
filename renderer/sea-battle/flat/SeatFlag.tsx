import type { Seat } from '../../../engine/kernel/game.ts'
import { SEATS } from '../../../engine/sea-battle/types.ts'
import { fleetStatus, USUAL_FLAG } from '../fleets.ts'
import { Flag } from '../insignia/insignia.tsx'
import { useSeaBattleView } from '../view.ts'

/** The flag of a seat: the one its player has chosen, else its default. */
export function SeatFlag({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const view = useSeaBattleView()
  const known = SEATS.find((one) => one === seat)
  if (!known) return null
  return <Flag flag={view ? fleetStatus(view, known).flag : USUAL_FLAG[known]} width={width} />
}
