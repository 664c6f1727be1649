import { type Effort, type EffortCounter, readingTime } from './effort.ts'

/** A turn and its effort for the player. */
export interface Turn extends Effort {
  readonly name: string
  /** The kinds of the turn's actions. */
  readonly deeds: readonly string[]
}

/** Keeps a record of the turns of a match while it is played. */
export class TurnRecorder {
  private readonly counter: EffortCounter
  private name: string | null = null
  private deeds: string[] = []
  readonly turns: Turn[] = []

  constructor(counter: EffortCounter) {
    this.counter = counter
  }

  /**
   * Records that an action of a turn is about to begin. What is shown before the first turn counts as known.
   * @param turn names the turn: the seat, and the round if a seat may have two turns in a row
   */
  async begin(turn: string, deed: string): Promise<void> {
    if (this.name === null) await this.counter.begin()
    else if (turn !== this.name) await this.end()
    this.name = turn
    this.deeds.push(deed)
  }

  /** Ends the current turn. */
  async end(): Promise<void> {
    const effort = await this.counter.take()
    if (this.name !== null) this.turns.push({ name: this.name, deeds: this.deeds, ...effort })
    this.deeds = []
  }
}

/** Returns the median of a list; 0 for an empty one. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const [low = 0, high = low] = sorted.length % 2 === 0 ? [sorted[half - 1], sorted[half]] : [sorted[half]]
  return (low + high) / 2
}

/** Returns a row of the table that `npm run presses` prints. */
export function rowOf(match: string, turns: readonly Turn[]) {
  const presses = turns.map((turn) => turn.presses)
  const seconds = turns.map(readingTime)
  return {
    match,
    turns: turns.length,
    'presses a turn': median(presses),
    'at most': Math.max(...presses),
    'reading a turn, s': median(seconds),
    'at most, s': Math.max(...seconds),
  }
}
