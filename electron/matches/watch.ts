import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { FeedMessage, NumberedEvent } from '../contract/ipc.ts'
import { asJson, type Moment, standing } from './standing.ts'

export type { Moment } from './standing.ts'

/** How many moves bots may be ahead of what a window has shown. */
const LONGEST_LEAD = 4

/** One window following one match with one pair of eyes. What it is sent is cut here and nowhere else. */
export class Watch {
  private readonly send: (message: FeedMessage) => void
  private eyes: Viewer
  private heard = 0
  private shown: number | null = null

  constructor(viewer: Viewer, send: (message: FeedMessage) => void) {
    this.eyes = viewer
    this.send = send
  }

  get viewer(): Viewer {
    return this.eyes
  }

  /** Changes the eyes; the caller has checked that it may. */
  look(viewer: Viewer): void {
    this.eyes = viewer
  }

  /** How many moves of the match the window has finished showing. */
  acknowledge(moves: number): void {
    this.shown = moves
  }

  /** True unless the window says that it is still busy showing earlier moves. */
  keepsUp(moves: number): boolean {
    return this.shown === null || moves - this.shown < LONGEST_LEAD
  }

  sendSnapshot(moment: Moment): void {
    const { match, info } = moment
    this.heard = match.lastEvent
    if (this.shown !== null) this.shown = match.entries.length
    this.send({
      kind: 'snapshot',
      match: info,
      viewer: this.eyes,
      view: asJson(match.view(this.eyes)),
      lastEvent: this.heard,
      standing: standing(moment, this.eyes),
    })
  }

  /** What the latest move led to. */
  sendBatch(moment: Moment, by: Seat): void {
    const { match, info } = moment
    const events = match.feed(this.eyes, this.heard).map(({ n, event }): NumberedEvent => ({ n, event: asJson(event) }))
    this.heard = match.lastEvent
    this.send({ kind: 'batch', match: info, viewer: this.eyes, by, events, standing: standing(moment, this.eyes) })
  }

  sendTrouble(message: Extract<FeedMessage, { kind: 'trouble' }>): void {
    this.send(message)
  }
}
