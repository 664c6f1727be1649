import type { MatchInfo } from '../contract/ipc.ts'
import { problemOf } from '../refused.ts'
import { firstViewer } from './access.ts'
import type { Moment, Subscription } from './subscription.ts'

/** All who follow one match. */
export class Followers {
  private readonly all = new Set<Subscription>()

  get count(): number {
    return this.all.size
  }

  /** Those who set the pace. */
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

  /** Tells everybody the same. */
  tell(message: Parameters<Subscription['tell']>[0]): void {
    for (const subscription of this.all) subscription.tell(message)
  }

  /** Notifies those with moves to choose last: the time to list their moves must not show in others' messages. */
  notify(moment: Moment, notify: (subscription: Subscription) => void): void {
    const asked = [...this.all].filter((one) => one.isAsked(moment))
    const others = [...this.all].filter((one) => !asked.includes(one))
    for (const subscription of [...others, ...asked]) notify(subscription)
  }

  /** Gives each the first viewer that it may use now; who may use none follows no longer. */
  renewViewers(info: MatchInfo): void {
    for (const subscription of this.all) {
      try {
        subscription.setViewer(firstViewer(info, subscription.access))
      } catch (error) {
        this.all.delete(subscription)
        subscription.tell({ kind: 'trouble', matchId: info.id, problem: problemOf(error) })
      }
    }
  }
}
