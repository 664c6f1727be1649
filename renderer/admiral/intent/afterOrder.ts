import type { Viewer } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { isCommandHeld } from '../../input/heldCommand.ts'
import { useIntent } from './intent.ts'
import type { IntentState } from './intentState.ts'

/** The actions of clicks and keys that wait until the table has shown the result of the last order. */
let waiting: (() => void)[] = []

/** Returns true while an order of the player is carried out and shown. */
export const isOrderUnderWay = (): boolean => isUnderWay(useIntent.getState(), useSession.getState().viewer)

/** Returns true while an order of the player is carried out and shown; a hook for components. */
export function useIsOrderUnderWay(): boolean {
  const viewer = useSession((state) => state.viewer)
  return useIntent((intent) => isUnderWay(intent, viewer))
}

function isUnderWay({ asked, isSent, view }: IntentState, viewer: Viewer): boolean {
  if (asked || !isSent || !view || view.offer || view.result) return false
  return view.turn === viewer
}

/** Handles a key at once, or after the order that is under way. A key that is only held gives no further order. */
export function nowOrAfterOrder(then: () => void): void {
  if (!isOrderUnderWay()) then()
  else if (!isCommandHeld()) afterOrder(then)
}

/**
 * Runs `then` as soon as the player may order again. Discards it if the turn passes or the player gets another
 * question.
 */
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
