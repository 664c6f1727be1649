import type { ShotResult } from '../../../engine/sea-battle/types.ts'
import { useToldSteps } from '../../hud/useWords.ts'
import { readEvents } from '../view.ts'

/** What the last move led to, where it was a shot. Shots that a match began with, as a lesson does, are nobody's deed. */
export function useLastShot(): ShotResult | null {
  const shot = readEvents(useToldSteps().at(-1)?.events ?? []).find(({ kind }) => kind === 'shotFired')
  return shot?.kind === 'shotFired' ? shot.result : null
}

/** Returns the text that asks for a shot. After a miss it is the other's shot that was last. */
export const firePrompt = (last: ShotResult | null) =>
  !last || last === 'miss' ? 'hint.fire' : last === 'sunk' ? 'hint.fire.sunk' : 'hint.fire.again'
