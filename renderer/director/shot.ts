import type { StoryCamera } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import type { Framing } from '../table/camera/framing.ts'
import type { Point } from '../table/spot.ts'

/** How much a moment matters: a passing one, one worth a look, one that is remembered. */
export const WEIGHTS = ['passing', 'telling', 'great'] as const
export type Weight = (typeof WEIGHTS)[number]

/** What the camera shows of an event. */
export interface Shot {
  /** All that must be in the picture. */
  readonly points: readonly Point[]
  readonly weight: Weight
  /** How long it is shown, with the way there, milliseconds at speed 1. */
  readonly lasts: number
  /** The camera dips to the height of decks. */
  readonly isLow?: boolean
  /** Whose move it is, where only others follow it: a player's eye is on his own already. */
  readonly by?: Seat
}

/**
 * One entry for each kind of event, as the viewer hears it, with the view before it: what the camera shows of it, or
 * null for what never moves it.
 * A missing one does not compile.
 */
export type ShotTable<S, E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: ((event: Extract<E, { readonly kind: K }>, before: S) => Shot | null) | null
}

/** The shot of an event; null where there is nothing to show. */
export function shotOf<S, E extends { readonly kind: string }>(
  table: ShotTable<S, E>,
  event: E,
  before: S,
): Shot | null {
  const entry = table[event.kind as E['kind']] as ((event: E, before: S) => Shot | null) | null // the table's entry for a kind takes events of that kind
  const shot = entry?.(event, before) ?? null
  return shot && shot.points.length > 0 ? shot : null
}

/** What each strength shows, and from how near. */
const STRENGTHS: Readonly<Record<Exclude<StoryCamera, 'off'>, { readonly least: Weight; readonly framing: Framing }>> =
  {
    subtle: { least: 'telling', framing: { nearest: 0.7, lean: 0.5 } },
    full: { least: 'passing', framing: { nearest: 0.5, lean: 1 } },
  }

/** The pitch of a camera at the height of decks, radians. */
const LOW = (22 * Math.PI) / 180

const rankOf = (weight: Weight): number => WEIGHTS.indexOf(weight)

/**
 * How the camera takes a shot; null where it stays as it is: the setting is too low for it, or what it shows already
 * matters more.
 * @param running the weight of the shot that is shown; null for none
 */
export function framingOf({ weight, isLow }: Shot, strength: StoryCamera, running: Weight | null): Framing | null {
  if (strength === 'off') return null
  const { least, framing } = STRENGTHS[strength]
  if (rankOf(weight) < rankOf(least) || (running && rankOf(weight) < rankOf(running))) return null
  return isLow ? { ...framing, pitch: LOW } : framing
}

/** Speeds above this are too fast for a camera to follow. */
const FASTEST = 2

/** The strength at work: none with reduced motion, nor where moments pass too fast to be followed. */
export function strengthOf(
  wished: StoryCamera,
  { speed, reducedMotion }: { speed: number; reducedMotion: boolean },
): StoryCamera {
  return reducedMotion || speed === 0 || speed > FASTEST ? 'off' : wished
}
