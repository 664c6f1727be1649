import type { ShotResult } from '../../../engine/sea-battle/types.ts'
import { useToldSteps } from '../../hud/useWords.ts'
import { readEvents } from '../view.ts'

/**
 * Returns the result of the last move, if it was a shot. Shots from before the start of the match, as in a lesson, do
 * not count.
 */
export function useLastShot(): ShotResult | null {
  const shot = readEvents(useToldSteps().at(-1)?.events ?? []).find(({ kind }) => kind === 'shotFired')
  return shot?.kind === 'shotFired' ? shot.result : null
}

/** Returns the text that asks for a shot. After a miss the last shot was the other player's. */
export const firePrompt = (last: ShotResult | null) =>
  !last || last === 'miss' ? 'hint.fire' : last === 'sunk' ? 'hint.fire.sunk' : 'hint.fire.again'
