/** How a search goes about it; kept together so that variants can be matched against each other. */
export interface SearchSettings {
  /** Every move is looked at right after it, in so many worlds, to find those that are tried further. */
  readonly looks: {
    readonly worlds: number
    /** The part of the budget that looks may take; the first world is looked into whatever it costs. */
    readonly share: number
    /** How many trials they count as beside those that follow. */
    readonly weight: number
  }
  /** Moves that are tried further; 0 where looks decide. */
  readonly shortlist: number
  /** Decisions after the first that are searched as a tree; 0 plays out at once (flat Monte Carlo). */
  readonly depth: number
  /**
   * single: one tree, of what the searching seat sees. multi: a tree for each seat, of what it sees, so that nobody acts on
   * moves that were hidden from him (Cowling, Powley, Whitehouse 2012).
   */
  readonly observers: 'single' | 'multi'
  /** What it is worth to try something in the tree that was seldom tried, in the game's measure. */
  readonly exploration: number
  /** So many of the candidates of a decision are tried, plus `growth` times the square root of its visits. */
  readonly width: { readonly first: number; readonly growth: number }
  /**
   * Standard errors by which another move must be better than the most promising one to stand before it; 0 for none. The
   * most promising one is on the shortlist then, beside as many as that has room for.
   */
  readonly caution: number
  /** Variance of such a lead that is assumed beside what was seen: a few trials may agree by luck. */
  readonly doubt: number
  /** Trees that share the budget, each with its own luck. The result depends on their number, never on who works on them. */
  readonly parts: number
}

/** Flat Monte Carlo without looks: what a search leaves out unless it is told otherwise. */
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
