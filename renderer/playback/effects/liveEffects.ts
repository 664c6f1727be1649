import type { Point } from '../../table/spot.ts'
import type { EffectCue } from '../cue.ts'

/** An effect that has begun. Everything it shows follows from its age and seed, so that it can be frozen. */
export interface LiveEffect {
  readonly name: string
  /** On the playback's clock, milliseconds. */
  readonly bornAt: number
  readonly lasts: number
  readonly from: Point
  readonly to: Point
  readonly size: number
  readonly tint: number
  readonly seed: number
}

/** The effects in the air, on a clock of their own so that they outlive the event that started them. */
export class LiveEffects {
  /** Milliseconds at the chosen pace since the table was opened. */
  clock = 0
  readonly alive: LiveEffect[] = []
  private started = 0

  /** Starts an effect; `late` is how long ago it should have begun. */
  start(cue: EffectCue, late: number): void {
    const { name, lasts, from, to, size, tint } = cue
    this.alive.push({ name, lasts, from, to, size, tint, bornAt: this.clock - late, seed: ++this.started })
  }

  /** Lets time pass and drops what has ended. */
  pass(ms: number): void {
    this.clock += ms
    let kept = 0
    for (const effect of this.alive) {
      if (this.clock - effect.bornAt < effect.lasts) this.alive[kept++] = effect
    }
    this.alive.length = kept
  }

  clear(): void {
    this.alive.length = 0
  }
}
