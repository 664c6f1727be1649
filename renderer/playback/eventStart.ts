/** The start of an event: after a wait in milliseconds at speed 1, and at a factor on the usual speed. */
export interface Start {
  readonly waits: number
  readonly tempo: number
}

const AT_ONCE: Start = { waits: 0, tempo: 1 }

/** The start of the next event of a playback. */
export class EventStart<E> {
  /** Decides how the first of the waiting events starts. Set by the camera that films the table. */
  decide: (waiting: readonly E[]) => Start = () => AT_ONCE
  /** The factor on the usual speed of the event that has started last. */
  tempo = 1
  private due: Start | null = null

  /** Waits for the start of the first event; returns the milliseconds left over, null if it does not start yet. */
  pass(ms: number, waiting: readonly E[]): number | null {
    const { waits, tempo } = this.due ?? this.decide(waiting)
    this.tempo = tempo
    this.due = waits > ms ? { waits: waits - ms, tempo } : null
    return this.due ? null : ms - waits
  }

  /** Forgets the event that was to start. */
  cancel(): void {
    this.due = null
  }
}
