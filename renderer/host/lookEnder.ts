import type { FeedMessage } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import type { Stop } from './stops.ts'

/** A curtain that fell in front of a secret before the window has another viewer. */
export interface FallenCurtain {
  /** The seat that it calls; null hides the table only until the public view is there. */
  readonly seat: Seat | null
  /** Whether the window keeps its viewer: the same player lifts it again. */
  readonly keepsLook: boolean
}

export type Batch = Extract<FeedMessage, { kind: 'batch' }>

/**
 * Shows as much of a batch as the current viewer may still see, and ends that viewer's look; false when the look goes on
 * and nothing was done. `isCurrent` is false once another snapshot has come.
 */
export type LookEnder = (batch: Batch, isCurrent: () => boolean) => boolean

let ender: LookEnder = () => false

/** Asks the current ender, if there is one. */
export const endLook: LookEnder = (batch, isCurrent) => ender(batch, isCurrent)

/** Asks this of each batch before it is shown; returns a function that ends it. */
export function endLooksBy(next: LookEnder): Stop {
  ender = next
  return () => {
    if (ender === next) ender = () => false
  }
}
