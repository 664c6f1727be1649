/** The result when a screen deals and replays a match and compares it with all that it received. */
export type Proof =
  | { readonly kind: 'fits' }
  /**
   * The part that is missing for a proof: the first moves, because the screen came late; a dealt beginning; undone
   * moves; messages that are not remembered.
   */
  | { readonly kind: 'since'; readonly moves: number }
  | { readonly kind: 'brought' | 'undone' | 'other-rules' | 'forgotten' }
  /** The difference: the first position, or the message with this move. */
  | { readonly kind: 'other-board' }
  | { readonly kind: 'other-move'; readonly move: number }
