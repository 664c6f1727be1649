import type { Seat } from '../../../engine/kernel/game.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { useGameParts } from '../games.ts'

/** The colour of a pad without a seat. */
const NEUTRAL = '#ffffff'

/** Returns the colour in which a pad of a seat points. */
export function usePointedColour(seat: Seat | null): string {
  const { seatColour } = useGameParts().table
  const shown = useShownNow((table) => table.shown)
  return seat === null || shown === null ? NEUTRAL : seatColour(seat, shown)
}
