import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { FeedMessage, MatchInfo, NumberedEvent } from '../contract/ipc.ts'
import { asJson, standing } from './standing.ts'

/** Where a match stands when something is told about it. */
export interface Moment {
  readonly match: Match<GameShape>
  readonly info: MatchInfo
  readonly thinking: Seat | null
}

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

  sendSnapshot({ match, info, thinking }: Moment): void {
    this.heard = match.lastEvent
    if (this.shown !== null) this.shown = match.entries.length
    this.send({
      kind: 'snapshot',
      match: info,
      viewer: this.eyes,
      view: asJson(match.view(this.eyes)),
      lastEvent: this.heard,
      standing: standing(match, info, this.eyes, thinking),
    })
  }

  /** What the latest move led to. */
  sendBatch({ match, info, thinking }: Moment, by: Seat): void {
    const events = match.feed(this.eyes, this.heard).map(({ n, event }): NumberedEvent => ({ n, event: asJson(event) }))
    this.heard = match.lastEvent
    const now = standing(match, info, this.eyes, thinking)
    this.send({ kind: 'batch', match: info, viewer: this.eyes, by, events, standing: now })
  }

  sendTrouble(message: Extract<FeedMessage, { kind: 'trouble' }>): void {
    this.send(message)
  }
}
