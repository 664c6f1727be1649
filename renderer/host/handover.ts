import type { Seat } from '../../engine/kernel/game.ts'
import type { Batch } from './lookEnder.ts'
import { holdsSecret, type SecretRules } from './viewer.ts'

/** The end of one player's look at a shared screen. */
export interface Handover {
  /** The seat that the curtain calls; null when the next one needs no curtain. */
  readonly next: Seat | null
  /** The number of the batch's events that are shown before the curtain falls. */
  readonly seen: number
}

/**
 * Returns how the visible secret must be hidden because of this batch; null if it may stay visible.
 *
 * @param kinds the kinds of the batch's events
 * @param after the view after all events of the batch are folded
 */
export function handoverOf(
  { privateLook, shownToEnd }: SecretRules,
  { match: { seats }, viewer, standing: { asked, outcome } }: Batch,
  kinds: readonly string[],
  after: unknown,
): Handover | null {
  if (!holdsSecret(seats, viewer)) return null
  const look = privateLook({ viewer, seats, asked: asked?.seat ?? null, outcome, shown: after })
  if (look.kind !== 'drop') return null
  const unseen = kinds.findIndex((kind) => !shownToEnd[kind])
  return { next: look.curtain, seen: unseen < 0 ? kinds.length : unseen }
}
