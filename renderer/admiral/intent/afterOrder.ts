import { useIntent } from './intent.ts'

/** Clicks that wait for the table to show what the last order led to. */
let waiting: (() => void)[] = []

/** True while an order of the player's own is carried out and shown. */
export function isOrderUnderWay(): boolean {
  const { asked, acted } = useIntent.getState()
  return asked === null && acted !== null
}

/** Does something as soon as the player may order again; forgets it where the turn passes, or he is asked for something else. */
export function afterOrder(then: () => void): void {
  waiting.push(then)
  if (waiting.length > 1) return
  const seat = useIntent.getState().view?.turn
  const stop = useIntent.subscribe(() => {
    if (isOrderUnderWay()) return
    stop()
    const due = waiting
    waiting = []
    queueMicrotask(() => {
      const { asked, view } = useIntent.getState()
      if (asked?.seat === seat && view?.offer === null) for (const one of due) one()
    })
  })
}
