import { playback } from '../playback/shownStore.ts'
import { useSession } from './session.ts'

/** Returns whether others move, or their moves are being shown: time to look round and plan. */
export function areOthersMoving(): boolean {
  const { standing } = useSession.getState()
  return playback.isShowingOthers || (standing !== null && standing.asked === null && standing.outcome === null)
}
