import type { Seat } from '../../engine/kernel/game.ts'
import { pageTable } from '../playback/pageTable.ts'
import { type Handover, handoverOf } from './handover.ts'
import { endLooksBy } from './lookEnder.ts'
import { readEvent } from './readEvent.ts'
import { lookAs, useSession } from './session.ts'
import type { Stop } from './stops.ts'
import { holdsSecret, type SecretRules } from './viewer.ts'

/** Guards secrets at a shared screen by the rules of the open match's game; returns a function that stops this. */
export function guardSecrets(rules: SecretRules): Stop {
  return endLooksBy((batch, isCurrent) => {
    const events = batch.events.map(({ event }) => readEvent(event))
    const kinds = events.map(({ kind }) => kind)
    const handover = handoverOf(rules, batch, kinds, pageTable.playback.foresee(events))
    if (!handover) return false
    endLook(handover, events.slice(0, handover.seen), isCurrent)
    return true
  })
}

type Events = readonly ReturnType<typeof readEvent>[]

/** The time that a player sees the result of their move before the curtain falls, in milliseconds at speed 1. */
const LAST_LOOK = 1500
/** The same without animation: the result is there at once, but must still be seen. */
export const INSTANT_LOOK = 1000

/** Shows what may still be seen; then the curtain falls. The next viewer's snapshot has the rest. */
function endLook({ next }: Handover, seen: Events, isCurrent: () => boolean): void {
  pageTable.playback.enqueue(seen, { ofOthers: false, rest: LAST_LOOK })
  const end = () => isCurrent() && handOver(next)
  if (seen.length === 0) handOver(next)
  else if (pageTable.playback.isIdle) setTimeout(end, INSTANT_LOOK)
  else void pageTable.playback.whenIdle().then(end)
}

/** Hides the visible secret at once and takes the public view; the curtain calls `next`. */
export function handOver(next: Seat | null): void {
  useSession.setState({ curtain: { seat: next, keepsLook: false } })
  void lookAs('spectator')
}

/** Hides the visible secret at once, until its own player lifts the curtain again; does nothing without a secret. */
export function cover(): void {
  const { match, viewer, curtain } = useSession.getState()
  if (match && !curtain && holdsSecret(match.seats, viewer)) {
    useSession.setState({ curtain: { seat: viewer, keepsLook: true } })
  }
}

/** Lifts the curtain that `cover` dropped. */
export function uncover(): void {
  if (useSession.getState().curtain?.keepsLook) useSession.setState({ curtain: null })
}

/** Hides the table while a player thinks, and discards the secret. */
export function hideSecret(): void {
  const { match, viewer } = useSession.getState()
  if (match && holdsSecret(match.seats, viewer)) handOver(viewer)
}
