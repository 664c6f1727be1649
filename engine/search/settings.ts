/** How a search goes about it; kept together so that variants can be matched against each other. */
export interface SearchSettings {
  /**
   * single: one tree, of what the searching seat sees. multi: a tree for each seat, of what it sees, so that nobody acts on
   * moves that were hidden from him (Cowling, Powley, Whitehouse 2012).
   */
  readonly observers: 'single' | 'multi'
  /**
   * halving: every move once in each world with the same luck; the worse half drops out each time a part of the budget is
   * spent. confidence: one move a world, by upper confidence bounds as in the tree.
   */
  readonly root: 'halving' | 'confidence'
  /** Decisions after the first that are searched as a tree; 0 plays out at once (flat Monte Carlo). */
  readonly depth: number
  /** What it is worth to try something that was seldom tried, against values from 0 to 1. */
  readonly exploration: number
  /** Of the candidates of a decision so many are tried, and `growth` more for each root of its visits. */
  readonly width: { readonly first: number; readonly growth: number }
  /** Weight of how well a move did elsewhere in the tree (progressive history); 0 leaves that out. */
  readonly history: number
  /** Standard errors by which another move must have done better than the most promising one to be played; 0 for none. */
  readonly caution: number
  /** Variance of such a lead that is assumed beside what was seen: a few trials may agree by luck. */
  readonly doubt: number
  /** Trees that share the budget, each with its own luck. The result depends on their number, never on who works on them. */
  readonly parts: number
}
