import type { StoryCamera } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { byKind, type EventTable } from '../playback/eventTable.ts'
import type { Framing } from '../table/camera/framing.ts'
import type { Point } from '../table/spot.ts'

/** The weight of a moment: one that only a film follows, a passing one, one worth a look, one to remember. */
export const WEIGHTS = ['quiet', 'passing', 'telling', 'great'] as const
export type Weight = (typeof WEIGHTS)[number]

/** The view that the camera takes of an event. */
export interface Shot {
  /** The points that must all be in the picture. */
  readonly points: readonly Point[]
  /** The points of the one that acts: a film shows them, too. */
  readonly actor?: readonly Point[]
  readonly weight: Weight
  /** The duration of the shot, including the flight there, milliseconds at speed 1. */
  readonly lasts: number
  /** Set for the decisive blow. */
  readonly isDecisive?: boolean
  /** Set when the camera dips to the height of decks. */
  readonly isLow?: boolean
  /** The seat that moves, for shots that only others follow: the moving player already looks there. */
  readonly by?: Seat
}

/** The shot that the viewer gets of each kind of event, by the view before it; null for kinds that never move the camera. */
export type ShotTable<S, E extends { readonly kind: string }> = EventTable<E, [before: S], Shot | null>

/** Returns the shot of an event; null if there is nothing to show. */
export function shotOf<S, E extends { readonly kind: string }>(
  table: ShotTable<S, E>,
  event: E,
  before: S,
): Shot | null {
  const shot = byKind<E, [S], Shot | null>(table)(event, before) ?? null
  return shot && shot.points.length > 0 ? shot : null
}

/** The weights that each strength shows, and the distance of the camera. */
const STRENGTHS: Readonly<
  Record<Exclude<StoryCamera, 'off' | 'film'>, { readonly least: Weight; readonly framing: Framing }>
> = {
  subtle: { least: 'telling', framing: { nearest: 0.7, lean: 0.5 } },
  full: { least: 'passing', framing: { nearest: 0.5, lean: 1 } },
}

/** The pitch of a camera at the height of decks, radians. */
const LOW = (22 * Math.PI) / 180

const rankOf = (weight: Weight): number => WEIGHTS.indexOf(weight)

/**
 * Returns how the story camera takes a shot; null if it stays: the setting is too low for the shot, a film shows it, or
 * the running shot matters more.
 * @param running the weight of the shot that is shown; null for none
 */
export function framingOf({ weight, isLow }: Shot, strength: StoryCamera, running: Weight | null): Framing | null {
  if (strength === 'off' || strength === 'film') return null
  const { least, framing } = STRENGTHS[strength]
  if (rankOf(weight) < rankOf(least) || (running && rankOf(weight) < rankOf(running))) return null
  return isLow ? { ...framing, pitch: LOW } : framing
}

/** The highest speed at which a camera can follow. */
const FASTEST = 2

/** Returns the effective strength: none with reduced motion, or where moments pass too fast to follow. */
export function strengthOf(
  wished: StoryCamera,
  { speed, reducedMotion }: { speed: number; reducedMotion: boolean },
): StoryCamera {
  return reducedMotion || speed === 0 || speed > FASTEST ? 'off' : wished
}
