import { type Cue, foldTime, lengthOf, type MotionCue } from './cue.ts'
import type { LiveEffects } from './effects/liveEffects.ts'
import type { Poses } from './motion/poses.ts'

/** The targets of a running event's cues. */
export interface CueContext {
  readonly poses: Poses
  readonly effects: LiveEffects
  readonly play: (cue: Extract<Cue, { kind: 'sound' }>) => void
}

/** One event while its cues play. Time only moves forward. */
export class Running<E> {
  readonly event: E
  readonly length: number
  readonly foldsAt: number
  /** The factor on the usual speed. */
  readonly tempo: number
  folded = false
  elapsed = 0
  private readonly motions: ReadonlyMap<string, readonly MotionCue[]>
  private readonly moments: readonly Cue[]
  private nextMoment = 0
  private readonly context: CueContext

  constructor(event: E, cues: readonly Cue[], context: CueContext, tempo: number) {
    this.event = event
    this.tempo = tempo
    this.context = context
    this.length = lengthOf(cues)
    this.foldsAt = Math.min(foldTime(cues), this.length)
    this.motions = byTarget(cues)
    this.moments = cues.filter((cue) => cue.kind === 'effect' || cue.kind === 'sound').sort((a, b) => a.at - b.at)
  }

  get isOver(): boolean {
    return this.elapsed >= this.length
  }

  /** Advances time up to the event's end; returns the milliseconds left over. */
  pass(ms: number): number {
    const left = this.elapsed + ms - this.length
    this.elapsed = Math.min(this.length, this.elapsed + ms)
    this.startDue()
    return Math.max(0, left)
  }

  /** Writes the current pose of every moved target. */
  pose(): void {
    for (const [target, cues] of this.motions) {
      const cue = currentCue(cues, this.elapsed)
      if (!cue) continue
      const progress = cue.lasts > 0 ? (this.elapsed - cue.at) / cue.lasts : 1
      cue.motion(Math.max(0, Math.min(1, progress)), this.context.poses.hold(target))
    }
  }

  private startDue(): void {
    for (; this.nextMoment < this.moments.length; this.nextMoment++) {
      const cue = this.moments[this.nextMoment]
      if (!cue || cue.at > this.elapsed) return
      if (cue.kind === 'sound') this.context.play(cue)
      if (cue.kind === 'effect') this.context.effects.start(cue, this.elapsed - cue.at)
    }
  }
}

function byTarget(cues: readonly Cue[]): ReadonlyMap<string, readonly MotionCue[]> {
  const motions = new Map<string, MotionCue[]>()
  for (const cue of cues) {
    if (cue.kind !== 'motion') continue
    const list = motions.get(cue.target)
    if (list) list.push(cue)
    else motions.set(cue.target, [cue])
  }
  for (const list of motions.values()) list.sort((a, b) => a.at - b.at)
  return motions
}

/** Returns the motion that began last; before any has begun, the first one if it holds its first pose. */
function currentCue(cues: readonly MotionCue[], elapsed: number): MotionCue | undefined {
  const begun = cues.findLast((cue) => cue.at <= elapsed)
  if (begun) return begun
  return cues[0]?.holdsFirstPose ? cues[0] : undefined
}
