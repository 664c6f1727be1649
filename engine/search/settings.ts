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
  /** The number of decisions after the first that are searched as a tree; 0 plays out at once (flat Monte Carlo). */
  readonly depth: number
  /**
   * single: one tree, of what the searching seat sees. multi: a tree for each seat, of what it sees, so that no seat
   * acts on moves hidden from it (Cowling, Powley, Whitehouse 2012).
   */
  readonly observers: 'single' | 'multi'
  /** The exploration bonus for rarely tried moves in the tree, in the game's unit. */
  readonly exploration: number
  /** The number of candidates tried in a decision: `first`, plus `growth` times the square root of its visits. */
  readonly width: { readonly first: number; readonly growth: number }
  /**
   * The standard errors by which another move must lead over the most promising one to rank before it; 0 for none. If
   * set, the most promising move is on the shortlist in addition to the others.
   */
  readonly caution: number
  /** The variance of such a lead, assumed in addition to the measured one: a few trials may agree by luck. */
  readonly doubt: number
  /**
   * The number of trees that share the budget, each with its own luck. The result depends on this number, never on the
   * threads that run them.
   */
  readonly parts: number
}

/** Flat Monte Carlo without looks: the defaults of a search. */
export const FLAT: SearchSettings = {
  looks: { worlds: 0, share: 0, weight: 0 },
  shortlist: Number.POSITIVE_INFINITY,
  depth: 0,
  observers: 'multi',
  exploration: 0,
  width: { first: 1, growth: 0 },
  caution: 0,
  doubt: 0,
  parts: 1,
}
