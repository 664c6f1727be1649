/** The result when a screen deals and plays a match again and compares it with all that it received. */
export type Proof =
  | { readonly kind: 'fits' }
  /**
   * The part that is missing for a proof: the first moves, as the screen came late; a dealt beginning; moves that were
   * taken back; messages that are not remembered.
   */
  | { readonly kind: 'since'; readonly moves: number }
  | { readonly kind: 'brought' | 'undone' | 'other-rules' | 'forgotten' }
  /** What differs: the first position, or what was received with this move. */
  | { readonly kind: 'other-board' }
  | { readonly kind: 'other-move'; readonly move: number }
