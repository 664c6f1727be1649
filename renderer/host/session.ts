import type { Answer, Json, Problem, SaveInfo } from '../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import { pageTable } from '../playback/pageTable.ts'
import { call } from './client.ts'
import { reportProblem } from './feed.ts'
import { beginGesture, countMove, countUndo, movesOfLast } from './gestures.ts'
import { closed, useSession } from './sessionState.ts'
import { namesOf } from './viewer.ts'

export { type SessionState, type SessionStep, useSession } from './sessionState.ts'

/** Opens a saved match for play. */
export async function openMatch(id: string): Promise<Answer<SaveInfo>> {
  return enterMatch(await call('match:open', { id }))
}

/**
 * Enters a match from the host's answer. The snapshot may arrive before or after it; until then, the table of the match
 * is empty.
 */
function enterMatch(answer: Answer<SaveInfo>): Answer<SaveInfo> {
  if (!answer.ok || useSession.getState().match?.id === answer.value.id) return answer
  pageTable.clear(answer.value.game, 'spectator', namesOf(answer.value.seats), answer.value.letters)
  useSession.setState((before) => ({ ...closed(before), match: answer.value }))
  return answer
}

/** Leaves the match; the host keeps it saved. */
export async function leaveMatch(): Promise<void> {
  const { match } = useSession.getState()
  useSession.setState(closed)
  if (match) await call('match:leave', { id: match.id })
}

/**
 * Sends moves of a seat, one after the other, and stops at the first refused one. Returns whether all were played. They
 * are undone as one.
 *
 * @param goesOn true if the page sends them automatically: they belong to the seat's last gesture
 */
export async function playMoves(seat: Seat, moves: readonly Json[], goesOn = false): Promise<boolean> {
  const { match } = useSession.getState()
  if (!match) return false
  beginGesture(match.id, seat, goesOn)
  useSession.setState({ sending: true, sentAfter: match.moves })
  const problem = await playInOrder(match.id, seat, moves)
  useSession.setState({ sending: false })
  if (problem) reportProblem(problem)
  return problem === null
}

async function playInOrder(id: string, seat: Seat, moves: readonly Json[]): Promise<Problem | null> {
  for (const move of moves) {
    const answer = await call('match:play', { id, seat, move })
    if (!answer.ok) return answer.problem
    countMove(id)
  }
  return null
}

let undoing = false

/**
 * Undoes the last gesture made at this screen: move by move, as far as the host allows it. Does nothing while another
 * undo runs.
 */
export async function undo(): Promise<void> {
  const { match, undo: allowed } = useSession.getState()
  if (!match || undoing || !('seat' in allowed)) return
  undoing = true
  pageTable.playback.skip()
  useSession.setState({ sending: true }) // no question comes in between
  const problem = await takeBack(match.id, allowed.seat)
  undoing = false
  useSession.setState({ sending: false })
  if (problem) reportProblem(problem)
}

/**
 * Undoes the moves of a seat's last gesture. The snapshot may arrive after an answer: the host then refuses to undo past
 * luck or others' moves.
 */
async function takeBack(id: string, seat: Seat): Promise<Problem | null> {
  const count = movesOfLast(id, seat)
  for (let taken = 0; taken < count; taken++) {
    const { undo: allowed } = useSession.getState()
    if (!('seat' in allowed) || allowed.seat !== seat) return null
    const answer = await call('match:undo', { id, seat })
    if (!answer.ok) return taken === 0 ? answer.problem : null
    countUndo(id)
  }
  return null
}

/** Changes this window's viewer; a snapshot follows. Returns false when the host refuses. */
export async function lookAs(viewer: Viewer): Promise<boolean> {
  const { match } = useSession.getState()
  if (!match) return false
  const answer = await call('match:look', { id: match.id, viewer })
  if (!answer.ok) reportProblem(answer.problem)
  return answer.ok
}
