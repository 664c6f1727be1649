import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { FeedMessage, NumberedEvent } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import type { MatchAccess } from './access.ts'
import { askedSeat, type Moment, standing } from './standing.ts'

export type { Moment } from './standing.ts'

/** The most moves that bots may be ahead of a subscriber that sets the pace. */
const MAX_LEAD = 4

/** One client following one match as one viewer. The only place that chooses its messages. */
export class Subscription {
  private granted: MatchAccess
  private readonly send: (message: FeedMessage) => void
  private current: Viewer
  private lastSent = 0
  private shown: number | null = null

  constructor(access: MatchAccess, viewer: Viewer, send: (message: FeedMessage) => void) {
    this.granted = access
    this.current = viewer
    this.send = send
  }

  get access(): MatchAccess {
    return this.granted
  }

  get viewer(): Viewer {
    return this.current
  }

  /** Changes the viewer; the client must have checked that it may. */
  setViewer(viewer: Viewer): void {
    this.current = viewer
  }

  setAccess(access: MatchAccess, viewer: Viewer): void {
    this.granted = access
    this.current = viewer
  }

  /** Records how many moves the subscriber has finished showing. */
  acknowledge(moves: number): void {
    this.shown = moves
  }

  /** Returns false if the subscriber has reported that it is still showing much earlier moves. */
  isCaughtUp(moves: number): boolean {
    return this.shown === null || moves - this.shown < MAX_LEAD
  }

  /** Returns false if the subscriber has reported that it is still showing earlier moves. */
  hasShown(moves: number): boolean {
    return this.shown === null || this.shown >= moves
  }

  /** Returns whether the subscriber must choose a move now. */
  isAsked(moment: Moment): boolean {
    return askedSeat(moment, this.viewer, this.access) !== null
  }

  sendSnapshot(moment: Moment): void {
    const { match, info } = moment
    this.lastSent = match.lastEvent
    if (this.shown !== null) this.shown = match.entries.length
    this.send({
      kind: 'snapshot',
      match: info,
      viewer: this.viewer,
      view: asJson(match.view(this.viewer)),
      lastEvent: this.lastSent,
      standing: standing(moment, this.viewer, this.access),
    })
  }

  /** Sends the subscriber the events of the latest move. */
  sendBatch(moment: Moment, by: Seat): void {
    const { match, info } = moment
    const { viewer } = this
    const events = match.feed(viewer, this.lastSent).map(({ n, event }): NumberedEvent => ({ n, event: asJson(event) }))
    this.lastSent = match.lastEvent
    this.send({ kind: 'batch', match: info, viewer, by, events, standing: standing(moment, viewer, this.access) })
  }

  /** Sends a message that is the same for every viewer. */
  tell(message: Extract<FeedMessage, { kind: 'trouble' | 'clocks' }>): void {
    this.send(message)
  }
}
