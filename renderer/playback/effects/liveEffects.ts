import type { Point } from '../../table/spot.ts'
import type { EffectCue } from '../cue.ts'

/** A started effect. Age and seed determine its whole picture, so that it can be frozen at any age. */
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

/** The effects being shown. They have their own clock, because they outlive the event that started them. */
export class LiveEffects {
  /** Milliseconds of playback time, at the chosen speed, since the table was opened. */
  clock = 0
  readonly alive: LiveEffect[] = []
  private started = 0

  /** Starts an effect; `late` is the time since it was due, milliseconds. */
  start(cue: EffectCue, late: number): void {
    const { name, lasts, from, to, size, tint } = cue
    this.alive.push({ name, lasts, from, to, size, tint, bornAt: this.clock - late, seed: ++this.started })
  }

  /** Advances the clock and removes effects that have ended. */
  pass(ms: number): void {
    this.clock += ms
    let count = 0
    for (const effect of this.alive) {
      if (this.clock - effect.bornAt < effect.lasts) this.alive[count++] = effect
    }
    this.alive.length = count
  }

  clear(): void {
    this.alive.length = 0
  }
}
