import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { FeedMessage, NumberedEvent } from '../contract/ipc.ts'
import type { MatchAccess } from './access.ts'
import { asJson, askedSeat, type Moment, standing } from './standing.ts'

export type { Moment } from './standing.ts'

/** How many moves bots may be ahead of what a subscriber that sets the pace has shown. */
const LONGEST_LEAD = 4

/** One caller following one match as one viewer. What it is sent is cut here and nowhere else. */
export class Subscription {
  readonly access: MatchAccess
  private readonly send: (message: FeedMessage) => void
  private current: Viewer
  private heard = 0
  private shown: number | null = null

  constructor(access: MatchAccess, viewer: Viewer, send: (message: FeedMessage) => void) {
    this.access = access
    this.current = viewer
    this.send = send
  }

  get viewer(): Viewer {
    return this.current
  }

  /** Changes the viewer; whoever calls has checked that it may. */
  look(viewer: Viewer): void {
    this.current = viewer
  }

  /** How many moves of the match the subscriber has finished showing. */
  acknowledge(moves: number): void {
    this.shown = moves
  }

  /** True unless it says that it is still busy showing earlier moves. */
  keepsUp(moves: number): boolean {
    return this.shown === null || moves - this.shown < LONGEST_LEAD
  }

  /** Whether it has a move to choose now. */
  isAsked(moment: Moment): boolean {
    return askedSeat(moment, this.viewer, this.access) !== null
  }

  sendSnapshot(moment: Moment): void {
    const { match, info } = moment
    this.heard = match.lastEvent
    if (this.shown !== null) this.shown = match.entries.length
    this.send({
      kind: 'snapshot',
      match: info,
      viewer: this.viewer,
      view: asJson(match.view(this.viewer)),
      lastEvent: this.heard,
      standing: standing(moment, this.viewer, this.access),
    })
  }

  /** What the latest move led to. */
  sendBatch(moment: Moment, by: Seat): void {
    const { match, info } = moment
    const { viewer } = this
    const events = match.feed(viewer, this.heard).map(({ n, event }): NumberedEvent => ({ n, event: asJson(event) }))
    this.heard = match.lastEvent
    this.send({ kind: 'batch', match: info, viewer, by, events, standing: standing(moment, viewer, this.access) })
  }

  sendTrouble(message: Extract<FeedMessage, { kind: 'trouble' }>): void {
    this.send(message)
  }
}
