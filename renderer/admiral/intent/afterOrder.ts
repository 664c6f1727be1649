import type { Viewer } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { isKeyHeld } from '../../input/devices.ts'
import { useIntent } from './intent.ts'
import type { IntentState } from './intentState.ts'

/** Clicks and keys that wait for the table to show what the last order led to. */
let waiting: (() => void)[] = []

/** True while an order of the player's own is carried out and shown. */
export const isOrderUnderWay = (): boolean => isUnderWay(useIntent.getState(), useSession.getState().viewer)

/** The same for components. */
export function useIsOrderUnderWay(): boolean {
  const viewer = useSession((state) => state.viewer)
  return useIntent((intent) => isUnderWay(intent, viewer))
}

function isUnderWay({ asked, isSent, view }: IntentState, viewer: Viewer): boolean {
  if (asked || !isSent || !view || view.offer || view.result) return false
  return view.turn === viewer
}

/** Does what a key says at once, or after the order that is under way; a key that is only held orders nothing more. */
export function nowOrAfterOrder(then: () => void): void {
  if (!isOrderUnderWay()) then()
  else if (!isKeyHeld()) afterOrder(then)
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
