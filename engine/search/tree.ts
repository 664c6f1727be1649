/** The results of a move in its trials, for the seat that made it. */
export class Tally {
  sum = 0
  trials = 0
  /** The number of times it was available for choice. */
  offered = 0

  get mean(): number {
    return this.trials === 0 ? 0 : this.sum / this.trials
  }

  add(value: number): void {
    this.sum += value
    this.trials++
  }
}

/** All worlds that a seat cannot distinguish, with the results of its moves there. */
export class InformationSet {
  visits = 0
  private readonly tallies = new Map<string, Tally>()
  private readonly next = new Map<string, InformationSet>()

  /** Returns the tally of a move by its key. */
  of(move: string): Tally {
    return known(this.tallies, move, () => new Tally())
  }

  /** Returns the set that the seat reaches with a glimpse. */
  after(glimpse: string): InformationSet {
    return known(this.next, glimpse, () => new InformationSet())
  }
}

function known<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
