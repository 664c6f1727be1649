import type { Seat } from '../../engine/kernel/game.ts'
import type { Batch } from './lookEnder.ts'
import { holdsSecret, type SecretRules } from './viewer.ts'

/** The end of one person's look at a shared screen. */
export interface Handover {
  /** The seat that the curtain calls; null when the next needs none. */
  readonly next: Seat | null
  /** How many of the batch's events are shown before the curtain falls. */
  readonly seen: number
}

/**
 * Whether the secret in sight must go because of this batch; null while it may stay.
 *
 * @param kinds the kinds of the batch's events
 * @param after the view once all of them are folded
 */
export function handoverOf(
  { privateLook, seenOut }: SecretRules,
  { match: { seats }, viewer, standing: { asked, outcome } }: Batch,
  kinds: readonly string[],
  after: unknown,
): Handover | null {
  if (!holdsSecret(seats, viewer)) return null
  const look = privateLook({ viewer, seats, asked: asked?.seat ?? null, outcome, shown: after })
  if (look.kind !== 'drop') return null
  const unseen = kinds.findIndex((kind) => !seenOut.includes(kind))
  return { next: look.curtain, seen: unseen < 0 ? kinds.length : unseen }
}
