import { create } from 'zustand'
import type {
  Answer,
  FeedMessage,
  Json,
  MatchInfo,
  MatchSetup,
  NumberedEvent,
  Problem,
  Standing,
} from '../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import { playback, setTable, useShownStore } from '../playback/shownStore.ts'
import { call, onFeed } from './client.ts'
import { sideOf } from './viewer.ts'
import { stopAll } from './stops.ts'

/** What one recorded move led to, as this window may know it. */
export interface SessionStep {
  readonly events: readonly Json[]
}

/** The match this window plays, as far as the table has shown it. */
export interface SessionState {
  readonly match: MatchInfo | null
  readonly viewer: Viewer
  /** Becomes current only when the table has shown everything before it. */
  readonly standing: Standing | null
  /** The view the match began with, for the log; null until it has been fetched. */
  readonly start: Json | null
  /** One a move since the start, for the log. */
  readonly steps: readonly SessionStep[]
  /** Moves were sent and not answered yet. */
  readonly sending: boolean
  /** Raised by each snapshot: what was shown before no longer counts. */
  readonly snapshots: number
}

const CLOSED: SessionState = {
  match: null,
  viewer: 'spectator',
  standing: null,
  start: null,
  steps: [],
  sending: false,
  snapshots: 0,
}

export const useSession = create<SessionState>(() => CLOSED)

let onProblem: (problem: Problem) => void = () => {}

/** Follows the host's feed and tells of troubles; returns what ends it. */
export function listenToHost(reportProblem: (problem: Problem) => void): () => void {
  onProblem = reportProblem
  return onFeed(receive)
}

let dealing: Promise<Answer<MatchInfo>> | null = null

/** Deals a new match and opens it here. Whoever asks while one is being dealt gets that one: a double click is one wish. */
export function createMatch(setup: MatchSetup): Promise<Answer<MatchInfo>> {
  dealing ??= deal(setup).finally(() => {
    dealing = null
  })
  return dealing
}

async function deal(setup: MatchSetup): Promise<Answer<MatchInfo>> {
  const answer = await call('match:create', setup)
  return answer.ok ? openMatch(answer.value.id) : answer
}

/** Opens a saved match for play. */
export async function openMatch(id: string): Promise<Answer<MatchInfo>> {
  return entered(await call('match:open', { id }))
}

/** The snapshot may come before or after the answer; both say which match it is. */
function entered(answer: Answer<MatchInfo>): Answer<MatchInfo> {
  if (answer.ok && useSession.getState().match?.id !== answer.value.id) {
    useSession.setState({ ...CLOSED, match: answer.value })
  }
  return answer
}

/** Goes back to no match at all; the host keeps it saved. */
export async function leaveMatch(): Promise<void> {
  const { match } = useSession.getState()
  useSession.setState(CLOSED)
  if (match) await call('match:leave', { id: match.id })
}

/** Sends moves of the asked seat, one after the other; stops at the first that is refused. */
export async function playMoves(seat: Seat, moves: readonly Json[]): Promise<boolean> {
  const { match } = useSession.getState()
  if (!match) return false
  useSession.setState({ sending: true })
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

/** Takes back the last move of the asked seat. */
export async function undo(): Promise<void> {
  const { match, standing } = useSession.getState()
  if (!match || !standing?.canUndo || !standing.asked) return
  playback.skip()
  const answer = await call('match:undo', { id: match.id, seat: standing.asked.seat })
  if (!answer.ok) onProblem(answer.problem)
}

/** Changes whose eyes this window uses; a snapshot follows. */
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
  // What other eyes saw is forgotten at once, the log as well: it is fetched again for these.
  const known = before.match?.id === match.id && before.viewer === viewer
  setTable(match.game, sideOf(match.seats, viewer))
  playback.load(message.view)
  enqueued = 0
  early = []
  useSession.setState({
    ...(known ? {} : { ...CLOSED, sending: before.sending }),
    match,
    viewer,
    standing,
    snapshots: before.snapshots + 1,
  })
  tellShown(match)
  void readHistory(match.id, viewer)
}

/** Bots wait a little for a window that tells how far it has come. */
function tellShown({ id, moves }: MatchInfo): void {
  void call('match:shown', { id, moves })
}

/** The log of what happened before this window looked. Moves shown meanwhile may or may not be part of the answer. */
async function readHistory(id: string, eyes: Viewer): Promise<void> {
  const { snapshots } = useSession.getState()
  const answer = await call('match:replay', { id })
  const { match, viewer, snapshots: now } = useSession.getState()
  // An answer that was cut for eyes that are closed by now is not looked at.
  if (now !== snapshots || match?.id !== id || viewer !== eyes) return
  if (answer.ok && answer.value.viewer === eyes) {
    const { start, steps } = answer.value
    useSession.setState({ start, steps })
  }
  for (const { move, events } of early?.splice(0) ?? []) addStep(move, events)
  early = null
}

function receiveBatch(message: Extract<FeedMessage, { kind: 'batch' }>): void {
  const { match, viewer, standing, events } = message
  const { snapshots, match: current } = useSession.getState()
  if (current?.id !== match.id) return
  const isCurrent = () => useSession.getState().snapshots === snapshots
  enqueued += events.length
  const end = enqueued
  playback.enqueue(events.map(({ event }) => readEvent(event)))
  void whenShown(end, isCurrent).then(() => {
    if (isCurrent()) keepStep(match.moves, events)
  })
  void playback.whenIdle().then(() => {
    if (!isCurrent()) return
    useSession.setState({ match, viewer, standing })
    tellShown(match)
  })
}

/** Events queued since the last snapshot. */
let enqueued = 0

/** Resolves when the table has folded so many events since the last snapshot; with the next snapshot in any case. */
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

/** Moves shown before the history was there; null once it is. */
let early: { readonly move: number; readonly events: readonly NumberedEvent[] }[] | null = null

function keepStep(move: number, events: readonly NumberedEvent[]): void {
  if (early === null) addStep(move, events)
  else early.push({ move, events })
}

/** The step of a move, unless the fetched history holds it already. */
function addStep(move: number, events: readonly NumberedEvent[]): void {
  const { steps } = useSession.getState()
  if (steps.length >= move) return
  useSession.setState({ steps: [...steps, { events: events.map(({ event }) => event) }] })
}

/** Events cross the process border as JSON; all of them are objects with a kind. */
export function readEvent(event: Json): { readonly kind: string } {
  return event as unknown as { readonly kind: string } // the host sends only events of the open match's game
}
