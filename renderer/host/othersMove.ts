import { pageTable } from '../playback/pageTable.ts'
import { useSession } from './session.ts'

/** Returns whether others move, or their moves are being shown: time to look round and plan. */
export function areOthersMoving(): boolean {
  const { standing } = useSession.getState()
  return (
    pageTable.playback.isShowingOthers || (standing !== null && standing.asked === null && standing.outcome === null)
  )
}
