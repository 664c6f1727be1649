import { pageTable } from '../playback/pageTable.ts'
import { replaySteps } from './feed.ts'
import { useReplayed } from './replayed.ts'
import { type SessionState, useSession } from './session.ts'
import { tellRecap } from './skipAhead.ts'
import { type Stop, stopAll } from './stops.ts'
import { isPlayedHere, isShared } from './viewer.ts'

/** The number of moves that each player of a match has seen. Only these counts are kept, nothing about the moves. */
let seen: { readonly match: string; readonly moves: Map<string, number> } = { match: '', moves: new Map() }
/** The snapshot of the last decision about the replay. */
let decided = -1

type Handed = Pick<SessionState, 'match' | 'viewer' | 'steps'>

/**
 * Returns the first step to replay for a player who takes over a shared screen: after their own last move and what they
 * have seen since. Null when there is nothing new, or before their first move.
 */
export function replayFrom({ match, viewer, steps }: Handed, seenMoves: number): number | null {
  if (!match || !isPlayedHere(match.seats, viewer) || !isShared(match.seats)) return null
  const own = steps.findLastIndex(({ by }) => by === viewer)
  const from = Math.max(own + 1, seenMoves)
  return own < 0 || from >= steps.length ? null : from
}

/**
 * Replays the others' moves since the last own move to a player who takes over a shared screen, and lists what happened
 * to that player. Everything comes from the record as the player may see it. Returns a function that stops this.
 */
export function followHandover(): Stop {
  const follow = () => {
    const session = useSession.getState()
    const { match, viewer, start, snapshots, standing } = session
    if (!match || start === null || !standing) return
    if (seen.match !== match.id) seen = { match: match.id, moves: new Map() }
    if (decided !== snapshots) {
      decided = snapshots
      const from = replayFrom(session, seen.moves.get(viewer) ?? 0)
      if (from !== null && pageTable.playback.isIdle) showAgain(from)
    }
    if (!pageTable.shown.getState().busy) noteSeen(session)
  }
  const stop = stopAll(useSession.subscribe(follow), pageTable.shown.subscribe(follow))
  follow()
  return stop
}

/** Notes the moves that a player has seen; all who share the screen see the public view. */
function noteSeen({ match, viewer, steps, curtain }: SessionState): void {
  if (curtain) return
  const all = match?.seats.map(({ seat }) => seat) ?? []
  for (const seat of viewer === 'spectator' ? all : [viewer]) seen.moves.set(seat, steps.length)
}

/** The largest number of moves to replay; earlier ones are in the list and the log. */
const SHOWN_AGAIN = 8

function showAgain(from: number): void {
  const { steps, snapshots } = useSession.getState()
  const first = Math.max(from, steps.length - SHOWN_AGAIN)
  replaySteps(first)
  followReplayed(first)
  // the list would reveal the end of what is still being shown
  void pageTable.playback.whenIdle().then(() => useSession.getState().snapshots === snapshots && tellRecap())
}

/** Follows the steps from an index on, which the table has just begun to replay. */
function followReplayed(from: number): void {
  const { steps, snapshots } = useSession.getState()
  const ends = steps.slice(from).map((_, index) => eventsOf(steps.slice(from, from + index + 1)))
  const look = () => {
    const { busy, position } = pageTable.shown.getState()
    const isOver = !busy || useSession.getState().snapshots !== snapshots
    const count = isOver ? null : from + ends.filter((end) => end <= position).length
    if (count !== useReplayed.getState().count) useReplayed.setState({ count })
    if (isOver) stop()
  }
  const stop = stopAll(pageTable.shown.subscribe(look), useSession.subscribe(look))
  look()
}

const eventsOf = (steps: readonly { readonly events: readonly unknown[] }[]): number =>
  steps.reduce((sum, { events }) => sum + events.length, 0)
