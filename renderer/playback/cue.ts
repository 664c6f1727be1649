import type { SoundName } from '../audio/names.ts'
import type { Point } from '../table/spot.ts'
import type { Motion } from './motion/motion.ts'

/** Times are milliseconds at speed 1, counted from the beginning of the event that the cue belongs to. */
interface Timed {
  readonly at: number
}

/** Moves one target. It keeps its last pose until the event is over; the cue that began last decides. */
export interface MotionCue extends Timed {
  readonly kind: 'motion'
  readonly target: string
  readonly lasts: number
  readonly motion: Motion
  /** Also holds the motion's first pose before it begins: for things that only appear with it. */
  readonly early: boolean
}

/** Starts an effect of sprites, which lives on by itself and is not waited for. */
export interface EffectCue<Effect extends string = string> extends Timed {
  readonly kind: 'effect'
  readonly name: Effect
  readonly lasts: number
  readonly from: Point
  /** Where it leads, for trails and beams; the same point otherwise. */
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
}

/** The moment at which the event becomes part of what is shown; the end of its cues when it has none. */
export interface FoldCue extends Timed {
  readonly kind: 'fold'
}

/** Keeps the event going until its end: time to read or to look. */
export interface PauseCue extends Timed {
  readonly kind: 'pause'
  readonly lasts: number
}

export type Cue<Effect extends string = string> = MotionCue | EffectCue<Effect> | SoundCue | FoldCue | PauseCue

/** The shown state on both sides of an event. */
export interface Scene<S> {
  readonly before: S
  readonly after: S
}

/** One entry for each kind of event; leaving one out does not compile, "nothing to see" is said with `[]`. */
export type CueTable<S, E extends { readonly kind: string }, Effect extends string = string> = {
  readonly [K in E['kind']]: (event: Extract<E, { readonly kind: K }>, scene: Scene<S>) => readonly Cue<Effect>[]
}

/** What cues make themselves heard through. */
export interface SoundPlayer {
  play(name: SoundName, options?: { volume?: number; pan?: number; delayMs?: number }): void
}

/** Moves a target from `at` on for so long, milliseconds. */
export function move(target: string, at: number, lasts: number, motion: Motion): MotionCue {
  return { kind: 'motion', target, at, lasts, motion, early: false }
}

/** A motion whose first pose holds from the beginning of the event. */
export function appear(target: string, at: number, lasts: number, motion: Motion): MotionCue {
  return { kind: 'motion', target, at, lasts, motion, early: true }
}

/** A sound at a point of the table: heard from the side where it lies. */
export function sound(name: SoundName, at: number, where: Pick<Point, 'x'> | null = null, volume = 1): SoundCue {
  const pan = where ? Math.max(-0.7, Math.min(0.7, where.x / 9)) : 0
  return { kind: 'sound', name, at, volume, pan }
}

/** From `at` on the view shows what the event has changed. */
export function foldAt(at: number): FoldCue {
  return { kind: 'fold', at }
}

/** Keeps the event from ending before `at` + `lasts`, milliseconds. */
export function pause(at: number, lasts: number): PauseCue {
  return { kind: 'pause', at, lasts }
}

/** When the event is over: effects and sounds are not waited for. */
export function lengthOf(cues: readonly Cue[]): number {
  return cues.reduce((end, cue) => Math.max(end, endOf(cue)), 0)
}

function endOf(cue: Cue): number {
  if (cue.kind === 'motion' || cue.kind === 'pause') return cue.at + cue.lasts
  return cue.kind === 'fold' ? cue.at : 0
}

/** The moment of the fold: as cued, else at the end. */
export function foldTime(cues: readonly Cue[]): number {
  return cues.find((cue) => cue.kind === 'fold')?.at ?? lengthOf(cues)
}
