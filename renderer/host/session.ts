import { create } from 'zustand'
import type {
  Answer,
  FeedMessage,
  Json,
  MatchInfo,
  Problem,
  SaveInfo,
  Standing,
  Undo,
} from '../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import { playback, setTable, useShownStore } from '../playback/shownStore.ts'
import { call, onFeed } from './client.ts'
import { type Batch, endLook, type FallenCurtain } from './lookEnder.ts'
import { stopAll } from './stops.ts'
import { isPlayedHere, namesOf, sideOf } from './viewer.ts'

/** The events of one recorded move, as far as this window's viewer may know them. */
export interface SessionStep {
  readonly by: Seat
  readonly events: readonly Json[]
}

/** The match that this window plays, as far as the table has shown it. */
export interface SessionState {
  readonly match: MatchInfo | null
  readonly viewer: Viewer
  /** Set only when the table has shown everything before it. */
  readonly standing: Standing | null
  /** The initial view of the match, for the log; null until it is fetched. */
  readonly start: Json | null
  /** One per move since the start, for the log. */
  readonly steps: readonly SessionStep[]
  /** Whether sent moves are unanswered. */
  readonly sending: boolean
  /** Number of moves that were shown when this screen last sent one; 0 before. */
  readonly sentAfter: number
  /** Incremented with each snapshot, which invalidates what was shown before. */
  readonly snapshots: number
  readonly curtain: FallenCurtain | null
  /** What the host allows to be taken back now, even before the table has shown it. */
  readonly undo: Undo
}

const CLOSED: SessionState = {
  match: null,
  viewer: 'spectator',
  standing: null,
  start: null,
  steps: [],
  sending: false,
  sentAfter: 0,
  snapshots: 0,
  curtain: null,
  undo: { why: 'nothing-played' },
}

export const useSession = create<SessionState>(() => CLOSED)

let onProblem: (problem: Problem) => void = () => {}

/** Follows the host's feed and reports problems; returns a function that ends it. */
export function listenToHost(reportProblem: (problem: Problem) => void): () => void {
  onProblem = reportProblem
  return onFeed(receive)
}

/** Opens a saved match for play. */
export async function openMatch(id: string): Promise<Answer<SaveInfo>> {
  return enterMatch(await call('match:open', { id }))
}

/** The snapshot may arrive before or after the answer; both name the match. */
function enterMatch(answer: Answer<SaveInfo>): Answer<SaveInfo> {
  if (answer.ok && useSession.getState().match?.id !== answer.value.id) {
    useSession.setState({ ...CLOSED, match: answer.value })
  }
  return answer
}

/** Leaves the match; the host keeps it saved. */
export async function leaveMatch(): Promise<void> {
  const { match } = useSession.getState()
  useSession.setState(CLOSED)
  if (match) await call('match:leave', { id: match.id })
}

/**
 * Sends moves of a seat, one after the other, and stops at the first that is refused. Returns whether all were played.
 */
export async function playMoves(seat: Seat, moves: readonly Json[]): Promise<boolean> {
  const { match } = useSession.getState()
  if (!match) return false
  useSession.setState({ sending: true, sentAfter: match.moves })
  const problem = await playInOrder(match.id, seat, moves)
  useSession.setState({ sending: false })
  if (problem) onProblem(problem)
  return problem === null
}

async function playInOrder(id: string, seat: Seat, moves: readonly Json[]): Promise<Problem | null> {
  for (const move of moves) {
    const answer = await call('match:play', { id, seat, move })
    if (!answer.ok) return answer.problem
  }
  return null
}

let undoing = false

/** Takes back the last move made at this screen, if the host allows it; while one is taken back, does nothing. */
export async function undo(): Promise<void> {
  const { match, undo: allowed } = useSession.getState()
  if (!match || undoing || !('seat' in allowed)) return
  undoing = true
  playback.skip()
  const answer = await call('match:undo', { id: match.id, seat: allowed.seat })
  undoing = false
  if (!answer.ok) onProblem(answer.problem)
}

/** Changes this window's viewer; a snapshot follows. Returns false when the host refuses. */
export async function lookAs(viewer: Viewer): Promise<boolean> {
  const { match } = useSession.getState()
  if (!match) return false
  const answer = await call('match:look', { id: match.id, viewer })
  if (!answer.ok) onProblem(answer.problem)
  return answer.ok
}

function receive(message: FeedMessage): void {
  if (message.kind === 'trouble') onProblem(message.problem)
  else if (message.kind === 'snapshot') receiveSnapshot(message)
  else receiveBatch(message)
}

function receiveSnapshot(message: Extract<FeedMessage, { kind: 'snapshot' }>): void {
  const { match, viewer, standing } = message
  const before = useSession.getState()
  // What another viewer saw, the log included, is cleared at once; the log is fetched again for this one.
  const known = before.match?.id === match.id && before.viewer === viewer
  setTable(match.game, sideOf(match.seats, viewer), namesOf(match.seats))
  playback.load(message.view)
  enqueued = 0
  pendingSteps = []
  useSession.setState({
    ...(known ? {} : { ...CLOSED, sending: before.sending }), // another viewer's snapshot lifts the curtain, too
    match,
    viewer,
    standing,
    undo: standing.undo,
    sentAfter: 0,
    snapshots: before.snapshots + 1,
  })
  reportShown(match)
  void readHistory(match.id, viewer)
}

/** How long a move that can be taken back rests on the table before a bot moves, in milliseconds. */
export const UNDO_PAUSE = 700

/**
 * Time to see what one has done and to take it back, where a bot would end that. It depends on what everybody may know, so
 * it tells nothing of the bot's thoughts.
 */
const undoPause = ({ undo, thinking }: Standing): number => ('seat' in undo && thinking !== null ? UNDO_PAUSE : 0)

/** Reports how far the table has come: bots wait a little for it. */
function reportShown({ id, moves }: MatchInfo): void {
  void call('match:shown', { id, moves })
}

/** Fetches the log of earlier moves. Moves shown meanwhile may or may not be part of the answer. */
async function readHistory(id: string, forViewer: Viewer): Promise<void> {
  const { snapshots } = useSession.getState()
  const answer = await call('match:replay', { id })
  const { match, viewer, snapshots: now } = useSession.getState()
  // The answer was filtered for a viewer that is no longer current.
  if (now !== snapshots || match?.id !== id || viewer !== forViewer) return
  if (answer.ok && answer.value.viewer === forViewer) {
    const { start, steps } = answer.value
    useSession.setState({ start, steps })
  }
  for (const { move, step } of pendingSteps?.splice(0) ?? []) addStep(move, step)
  pendingSteps = null
}

function receiveBatch(message: Batch): void {
  const { match, viewer, standing, by, events } = message
  const { snapshots, match: current } = useSession.getState()
  if (current?.id !== match.id) return
  const isCurrent = () => useSession.getState().snapshots === snapshots
  if (endLook(message, isCurrent)) return
  useSession.setState({ undo: standing.undo })
  enqueued += events.length
  const end = enqueued
  playback.enqueue(
    events.map(({ event }) => readEvent(event)),
    { ofOthers: !isPlayedHere(match.seats, by) },
  )
  const isInstant = playback.isIdle // players who want no animation want no pause either
  void whenShown(end, isCurrent).then(() => {
    if (isCurrent()) recordStep(match.moves, { by, events: events.map(({ event }) => event) })
  })
  void playback.whenIdle().then(() => {
    if (!isCurrent()) return
    useSession.setState({ match, viewer, standing })
    const pause = isInstant ? 0 : undoPause(standing)
    if (pause === 0) reportShown(match)
    else setTimeout(() => isCurrent() && reportShown(match), pause)
  })
}

/** Shows the recorded steps from an index on once more, as deeds of others. Nothing may be playing. */
export function replaySteps(from: number): void {
  const { start, steps } = useSession.getState()
  const events = steps.map((step) => step.events.map(readEvent))
  const recent = events.slice(from).flat()
  enqueued = recent.length
  playback.replay(start, events.slice(0, from).flat(), recent)
}

/** Events queued since the last snapshot. */
let enqueued = 0

/** Resolves when the table has folded `end` events since the last snapshot, or when another snapshot arrives. */
function whenShown(end: number, isCurrent: () => boolean): Promise<void> {
  const isOver = () => useShownStore.getState().position >= end || !isCurrent()
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => {
      if (!isOver()) return
      stop()
      resolve()
    }
    const stop = stopAll(useShownStore.subscribe(check), useSession.subscribe(check))
  })
}

/** Steps shown before the history is fetched; null after that. */
let pendingSteps: { readonly move: number; readonly step: SessionStep }[] | null = null

function recordStep(move: number, step: SessionStep): void {
  if (pendingSteps === null) addStep(move, step)
  else pendingSteps.push({ move, step })
}

/** Adds the step of a move, unless the fetched history already has it. */
function addStep(move: number, step: SessionStep): void {
  const { steps } = useSession.getState()
  if (steps.length >= move) return
  useSession.setState({ steps: [...steps, step] })
}

/** Events cross the process border as JSON; all of them are objects with a kind. */
export function readEvent(event: Json): { readonly kind: string } {
  return event as unknown as { readonly kind: string } // the host sends only events of the open match's game
}
