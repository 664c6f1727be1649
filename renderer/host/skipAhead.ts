import { create } from 'zustand'
import type { Standing } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { pageTable } from '../playback/pageTable.ts'
import { call } from './client.ts'
import { reportProblem } from './feed.ts'
import { useSession } from './session.ts'
import type { SessionState } from './sessionState.ts'
import { type Stop, stopAll } from './stops.ts'
import { seatsHere } from './viewer.ts'

/** The state of skipping others' moves, and of the list shown afterwards. */
interface SkipAhead {
  readonly isSkipping: boolean
  /** Set while the list of what happened to the player is open, until their next move. */
  readonly isTold: boolean
}

const REST: SkipAhead = { isSkipping: false, isTold: false }

export const useSkipAhead = create<SkipAhead>(() => REST)

/** The standing when skipping began. Skipping ends at the next standing in which a player at this screen must decide. */
let begunAt: Standing | null = null

type Skippable = Pick<SessionState, 'match' | 'viewer' | 'standing'>

/** Returns whether others move, or their moves are being shown, while a player at this screen waits for their turn. */
export function canSkipAhead({ match, viewer, standing }: Skippable, busy: boolean): boolean {
  if (!match || !standing || standing.outcome !== null) return false
  const waits = viewer !== 'spectator' || seatsHere(match.seats).length > 0
  return waits && (busy || (standing.asked === null && !match.paused))
}

/** Shows others' moves at once, until a player at this screen is asked or the match is over. */
export function skipToMyTurn(): void {
  const session = useSession.getState()
  if (!canSkipAhead(session, pageTable.shown.getState().busy)) return
  begunAt = session.standing
  useSkipAhead.setState({ isSkipping: true, isTold: false })
  pageTable.playback.setHurried(true)
}

/** Gives the only person's seat to a bot, and shows at once what follows, up to the result. */
export async function playOut(seat: Seat): Promise<void> {
  const { match, standing } = useSession.getState()
  if (!match) return
  begunAt = standing
  useSkipAhead.setState({ isSkipping: true, isTold: false })
  pageTable.playback.setHurried(true)
  const answer = await call('match:playOut', { id: match.id, seat })
  if (answer.ok) return
  endSkipping(false)
  reportProblem(answer.problem)
}

/** Opens the list of what happened to the player. */
export function tellRecap(): void {
  useSkipAhead.setState({ isTold: true })
}

/** Closes the list; returns false when there was none. */
export function closeRecap(): boolean {
  const { isTold } = useSkipAhead.getState()
  if (isTold) useSkipAhead.setState({ isTold: false })
  return isTold
}

/**
 * Ends skipping when this screen is asked, and closes the list with the next move. Returns a function that stops this.
 */
export function followSkipping(): Stop {
  let sent = useSession.getState().sentAfter
  const follow = () => {
    const { standing, sentAfter } = useSession.getState()
    const { isSkipping } = useSkipAhead.getState()
    if (sentAfter > sent) closeRecap()
    sent = sentAfter
    if (!isSkipping || standing === begunAt || pageTable.shown.getState().busy) return
    if (standing?.asked || standing?.outcome) endSkipping(standing.asked !== null)
  }
  const stop = stopAll(useSession.subscribe(follow), pageTable.shown.subscribe(follow))
  return () => {
    stop()
    endSkipping(false)
  }
}

function endSkipping(isTold: boolean): void {
  pageTable.playback.setHurried(false)
  begunAt = null
  useSkipAhead.setState({ isSkipping: false, isTold })
}
