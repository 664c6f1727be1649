import type { FeedMessage } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import type { Stop } from './stops.ts'

/** A curtain that fell in front of a secret before the window has another viewer. */
export interface FallenCurtain {
  /** The seat that it calls; null hides the table only until the public view is there. */
  readonly seat: Seat | null
  /** Set if the window keeps its viewer: the same player lifts the curtain again. */
  readonly keepsLook: boolean
}

export type Batch = Extract<FeedMessage, { kind: 'batch' }>

/**
 * Shows the part of a batch that the current viewer may still see, and ends that viewer's look; returns false when the
 * look goes on and nothing was done. `isCurrent` returns false once another snapshot has come.
 */
export type LookEnder = (batch: Batch, isCurrent: () => boolean) => boolean

let ender: LookEnder = () => false

/** Passes a batch to the current ender, if there is one. */
export const endLook: LookEnder = (batch, isCurrent) => ender(batch, isCurrent)

/** Passes each batch to an ender before it is shown; returns a function that stops this. */
export function endLooksBy(next: LookEnder): Stop {
  ender = next
  return () => {
    if (ender === next) ender = () => false
  }
}
