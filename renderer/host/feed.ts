import type { FeedMessage, Json, MatchInfo, Problem, Standing } from '../../electron/contract/ipc.ts'
import { pageTable } from '../playback/pageTable.ts'
import { call, onFeed } from './client.ts'
import { receiveClocks } from './clocks.ts'
import { forgetSteps, readHistory, recordStep } from './history.ts'
import { type Batch, endLook } from './lookEnder.ts'
import { readEvent } from './readEvent.ts'
import { witnessBook } from './received/witnessBook.ts'
import { CLOSED, type SessionState, type TakenBack, useSession } from './sessionState.ts'
import { addNumbers, beginNumbers, followShownEvents, repeatNumbers, shownEvent } from './shownEvents.ts'
import { stopAll } from './stops.ts'
import { isPlayedHere, namesOf, sideOf } from './viewer.ts'

let onProblem: (problem: Problem) => void = () => {}

/** Shows a problem to the player through the report of `listenToHost`. */
export const reportProblem = (problem: Problem): void => onProblem(problem)

/** Follows the host's feed and reports problems; returns a function that stops this. */
export function listenToHost(report: (problem: Problem) => void): () => void {
  onProblem = report
  return onFeed(receive)
}

function receive(message: FeedMessage): void {
  if (message.kind === 'trouble') reportProblem(message.problem)
  else if (message.kind === 'clocks') receiveClocks(message)
  else if (message.kind === 'snapshot') receiveSnapshot(message)
  else receiveBatch(message)
}

function receiveSnapshot(message: Extract<FeedMessage, { kind: 'snapshot' }>): void {
  const { match, viewer, standing } = message
  witnessBook.meet(match)
  const before = useSession.getState()
  // data of another viewer, the log included, is cleared at once; the log is fetched again for this one
  const known = before.match?.id === match.id && before.viewer === viewer
  pageTable[before.match?.id === match.id ? 'set' : 'clear'](
    match.game,
    sideOf(match.seats, viewer),
    namesOf(match.seats),
    match.letters,
  )
  pageTable.playback.load(endedView(message.view, standing.outcome))
  enqueued = 0
  beginNumbers(message.lastEvent)
  forgetSteps()
  useSession.setState({
    ...(known ? {} : { ...CLOSED, sending: before.sending }), // another viewer's snapshot lifts the curtain, too
    match,
    viewer,
    standing,
    undo: standing.undo,
    sentAfter: 0,
    snapshots: before.snapshots + 1,
    coming: [],
    ...(known && { steps: before.steps.slice(0, match.moves), takenBack: takenBackBy(match, before) }),
  })
  reportShown(match)
  void readHistory(match.id, viewer)
}

/**
 * Returns the undo that leads from the moves before to those of a snapshot, unless someone at this screen made it. The
 * host sends no other message about an undo, and a screen that comes back has missed that one.
 */
function takenBackBy({ seats, moves, lesson }: MatchInfo, before: SessionState): TakenBack | null {
  const undone = [...before.steps, ...before.coming][moves]
  if (!undone) return before.match?.moves === moves ? before.takenBack : null
  return lesson !== undefined || isPlayedHere(seats, undone.by) ? null : { seat: undone.by, move: moves + 1 }
}

/** The time that a move that can be undone stays on the table before a bot moves, in milliseconds. */
export const UNDO_PAUSE = 700

/**
 * Returns the pause in which players see their move and can undo it before a bot's move makes that impossible. It
 * depends only on public facts, so it reveals nothing of the bot's thinking.
 */
const undoPause = ({ undo, thinking }: Standing): number => ('seat' in undo && thinking !== null ? UNDO_PAUSE : 0)

/** Sets the host's outcome as the result of the view: the rules alone do not end a match on time. */
function endedView(view: Json, outcome: Standing['outcome']): Json {
  const isOpen = typeof view === 'object' && view !== null && 'result' in view && view.result === null
  if (outcome === null || !isOpen) return view
  const { winners, scores, reason } = outcome
  return { ...view, result: { winners, scores, reason } }
}

let isCovered = false

/** Reports how far the table has come: bots wait a little for it, and clocks start unless a curtain covers it. */
function reportShown({ id, moves, clock }: MatchInfo): void {
  void call('match:shown', { id, moves, lastEvent: shownEvent(), ...(clock && isCovered && { covered: true }) })
}

/** Reports each event that the table shows, not only whole moves. Returns a function that stops this. */
export function reportEachEvent(): () => void {
  return followShownEvents(() => {
    const { match } = useSession.getState()
    if (match) reportShown(match)
  })
}

/** Sets whether a curtain covers the table: the called player gets time to come. */
export function setCovered(covered: boolean): void {
  if (covered === isCovered) return
  isCovered = covered
  const { match } = useSession.getState()
  if (match?.clock) reportShown(match)
}

function receiveBatch(message: Batch): void {
  const { match, viewer, standing, by, events } = message
  const { snapshots, match: current } = useSession.getState()
  if (current?.id !== match.id) return
  witnessBook.meet(match)
  const isCurrent = () => useSession.getState().snapshots === snapshots
  if (endLook(message, isCurrent)) return
  const step = { by, events: events.map(({ event }) => event) }
  useSession.setState(({ coming }) => ({ undo: standing.undo, takenBack: null, coming: [...coming, step] }))
  enqueued += events.length
  addNumbers(events)
  const end = enqueued
  pageTable.playback.enqueue(
    events.map(({ event }) => readEvent(event)),
    { ofOthers: !isPlayedHere(match.seats, by) },
  )
  const isInstant = pageTable.playback.isIdle // players who want no animation want no pause either
  void whenShown(end, isCurrent).then(() => {
    if (!isCurrent()) return
    useSession.setState(({ coming }) => ({ coming: coming.filter((one) => one !== step) }))
    recordStep(match.moves, step)
  })
  void pageTable.playback.whenIdle().then(() => {
    if (!isCurrent()) return
    useSession.setState({ match, viewer, standing })
    const pause = isInstant ? 0 : undoPause(standing)
    if (pause === 0) reportShown(match)
    else setTimeout(() => isCurrent() && reportShown(match), pause)
  })
}

/** Shows the recorded steps from an index on again, as deeds of others. Nothing may be playing. */
export function replaySteps(from: number): void {
  const { start, steps } = useSession.getState()
  const events = steps.map((step) => step.events.map(readEvent))
  const recent = events.slice(from).flat()
  enqueued = recent.length
  repeatNumbers(recent.length)
  pageTable.playback.replay(start, events.slice(0, from).flat(), recent)
}

/** Events queued since the last snapshot. */
let enqueued = 0

/** Resolves when the table has folded `end` events since the last snapshot, or when another snapshot arrives. */
function whenShown(end: number, isCurrent: () => boolean): Promise<void> {
  const isOver = () => pageTable.shown.getState().position >= end || !isCurrent()
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => {
      if (!isOver()) return
      stop()
      resolve()
    }
    const stop = stopAll(pageTable.shown.subscribe(check), useSession.subscribe(check))
  })
}
