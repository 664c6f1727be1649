import type { SoundMeaning, SoundName } from '../audio/names.ts'
import type { Point, Spot } from '../table/spot.ts'
import { byKind } from './eventTable.ts'
import type { Motion } from './motion/motion.ts'

/** Times are milliseconds at speed 1, from the start of the event. */
interface Timed {
  readonly at: number
}

/** Moves one target. It keeps its last pose until the event ends; if several motions have begun, the latest applies. */
export interface MotionCue extends Timed {
  readonly kind: 'motion'
  readonly target: string
  readonly lasts: number
  readonly motion: Motion
  /** Set if the target takes the motion's first pose from the start of the event: for things that appear with it. */
  readonly holdsFirstPose: boolean
}

/** Starts a sprite effect. The event does not wait for it to end. */
export interface EffectCue<Effect extends string = string> extends Timed {
  readonly kind: 'effect'
  readonly name: Effect
  readonly lasts: number
  readonly from: Point
  /** End point of trails and beams; equals `from` for other effects. */
  readonly to: Point
  readonly size: number
  readonly tint: number
}

export interface SoundCue extends Timed {
  readonly kind: 'sound'
  readonly name: SoundName
  readonly volume: number
  /** −1 is left, 1 is right. */
  readonly pan: number
  /** The place of the event; null if it has none. */
  readonly where: Spot | null
  /** Its meaning, if the sound is used for several things. */
  readonly means?: SoundMeaning
}

/** The moment at which the event is folded into the shown state; without it, the end of the cues. */
export interface FoldCue extends Timed {
  readonly kind: 'fold'
}

/** Extends the event, so that the player can read or look. */
export interface PauseCue extends Timed {
  readonly kind: 'pause'
  readonly lasts: number
}

export type Cue<Effect extends string = string> = MotionCue | EffectCue<Effect> | SoundCue | FoldCue | PauseCue

/** The shown state before and after an event. */
export interface Scene<S> {
  readonly before: S
  readonly after: S
}

/**
 * One entry for each kind of event; a missing one does not compile. An event without cues has an entry that returns
 * `[]`.
 */
export type CueTable<S, E extends { readonly kind: string }, Effect extends string = string> = {
  readonly [K in E['kind']]: (event: Extract<E, { readonly kind: K }>, scene: Scene<S>) => readonly Cue<Effect>[]
}

/** Returns the cues of an event. */
export function cuesFor<S, E extends { readonly kind: string }>(
  table: CueTable<S, E>,
  event: E,
  scene: Scene<S>,
): readonly Cue[] {
  return byKind<E, [Scene<S>], readonly Cue[]>(table)(event, scene)
}

/** Plays the sounds of cues. */
export interface SoundPlayer {
  play(name: SoundName, options?: Partial<Omit<SoundCue, 'kind' | 'name' | 'at'>>): void
}

/** Returns a motion of a target; `at` and `lasts` in milliseconds. */
export function move(target: string, at: number, lasts: number, motion: Motion): MotionCue {
  return { kind: 'motion', target, at, lasts, motion, holdsFirstPose: false }
}

/** Returns a motion whose first pose applies from the start of the event. */
export function appear(target: string, at: number, lasts: number, motion: Motion): MotionCue {
  return { kind: 'motion', target, at, lasts, motion, holdsFirstPose: true }
}

/** Returns a sound, panned to the side of the table where `where` is. */
export function sound(
  name: SoundName,
  at: number,
  where: Spot | null = null,
  volume = 1,
  means?: SoundMeaning,
): SoundCue {
  const pan = where ? Math.max(-0.7, Math.min(0.7, where.x / 9)) : 0
  const place = where && { x: where.x, z: where.z }
  return { kind: 'sound', name, at, volume, pan, where: place, ...(means && { means }) }
}

/** Folds the event into the shown state at this time. */
export function foldAt(at: number): FoldCue {
  return { kind: 'fold', at }
}

/** Keeps the event from ending before `at` + `lasts`, milliseconds. */
export function pause(at: number, lasts: number): PauseCue {
  return { kind: 'pause', at, lasts }
}

/** Returns the time when the event ends, milliseconds. Effects and sounds do not extend it. */
export function lengthOf(cues: readonly Cue[]): number {
  return cues.reduce((end, cue) => Math.max(end, endOf(cue)), 0)
}

function endOf(cue: Cue): number {
  if (cue.kind === 'motion' || cue.kind === 'pause') return cue.at + cue.lasts
  return cue.kind === 'fold' ? cue.at : 0
}

/** Returns the cues with a rest after them, in milliseconds, in which their event is already folded. */
export function withRest(cues: readonly Cue[], rest: number): readonly Cue[] {
  return rest === 0 ? cues : [...cues, foldAt(foldTime(cues)), pause(lengthOf(cues), rest)]
}

/** Returns the time when the event is folded, milliseconds: as cued, else at the end. */
export function foldTime(cues: readonly Cue[]): number {
  return cues.find((cue) => cue.kind === 'fold')?.at ?? lengthOf(cues)
}
