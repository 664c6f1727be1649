/** Settings of a search, in one object so that variants can play matches against each other. */
export interface SearchSettings {
  /** Looks right after every move, each in `worlds` worlds, to find the shortlist. */
  readonly looks: {
    readonly worlds: number
    /** The part of the budget that looks may take; the first world is always completed. */
    readonly share: number
    /** The number of trials that all looks at a move count as. */
    readonly weight: number
  }
  /** The number of moves tried further; 0 if looks alone decide. */
  readonly shortlist: number
  /**
   * The standard errors by which another move must lead over the most promising one to rank before it; 0 for none. If
   * set, the most promising move is on the shortlist in addition to the others.
   */
  readonly caution: number
  /** The variance of such a lead, assumed in addition to the measured one: a few trials may agree by luck. */
  readonly doubt: number
}

/** Playouts of every move without looks: the defaults of a search. */
export const FLAT: SearchSettings = {
  looks: { worlds: 0, share: 0, weight: 0 },
  shortlist: Number.POSITIVE_INFINITY,
  caution: 0,
  doubt: 0,
}
