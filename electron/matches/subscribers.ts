import type { Seat } from '../../engine/kernel/game.ts'
import { problemOf } from '../contract/refused.ts'
import { firstViewer } from './access.ts'
import type { Moment, Subscription } from './subscription.ts'

type MatchMessage = Parameters<Subscription['tell']>[0]

/** The current data of a match that its subscribers are sent. */
export interface CurrentMatch {
  readonly moment: Moment
  /** The clocks as a message; null without a clock. */
  readonly clocks: MatchMessage | null
}

/** All subscribers of one match. */
export class Subscribers {
  private readonly all = new Set<Subscription>()
  private readonly now: () => CurrentMatch

  constructor(now: () => CurrentMatch) {
    this.now = now
  }

  get count(): number {
    return this.all.size
  }

  /** The subscribers that set the pace. */
  get pacers(): readonly Subscription[] {
    return [...this.all].filter(({ access }) => access.setsPace)
  }

  add(subscription: Subscription): void {
    this.all.add(subscription)
  }

  delete(subscription: Subscription): void {
    this.all.delete(subscription)
  }

  clear(): void {
    this.all.clear()
  }

  /** Sends all subscribers the same message. */
  tell(message: MatchMessage): void {
    for (const subscription of this.all) subscription.tell(message)
  }

  /** Sends one subscriber the whole match. */
  sendSnapshot(subscription: Subscription): void {
    const { moment, clocks } = this.now()
    subscription.sendSnapshot(moment)
    if (clocks) subscription.tell(clocks)
  }

  sendSnapshots(): void {
    this.notify((subscription, moment) => subscription.sendSnapshot(moment))
  }

  /** Sends the move that a seat has just played. */
  sendBatches(by: Seat): void {
    this.notify((subscription, moment) => subscription.sendBatch(moment, by))
  }

  /**
   * Sends all subscribers a snapshot after a change of players, each as the first viewer that it may use now; one that
   * may use none is removed.
   */
  renew(): void {
    const { info } = this.now().moment
    for (const subscription of this.all) {
      try {
        subscription.setViewer(firstViewer(info, subscription.access))
      } catch (error) {
        this.all.delete(subscription)
        subscription.tell({ kind: 'trouble', matchId: info.id, problem: problemOf(error) })
      }
    }
    this.sendSnapshots()
  }

  /** Notifies those with moves to choose last: the time to list their moves must not show in others' messages. */
  private notify(notify: (subscription: Subscription, moment: Moment) => void): void {
    const { moment } = this.now()
    const asked = [...this.all].filter((one) => one.isAsked(moment))
    const others = [...this.all].filter((one) => !asked.includes(one))
    for (const subscription of [...others, ...asked]) notify(subscription, moment)
    const { clocks } = this.now()
    if (clocks) this.tell(clocks)
  }
}
