/** The remaining budget of a search: a number of positions, and a check for the caller's time limit. */
export class Budget {
  left: number
  /** Returns true once the best move so far must be played. A trial that it interrupts does not count. */
  readonly isOverdue: () => boolean

  constructor(positions: number, isOverdue: () => boolean = () => false) {
    this.left = positions
    this.isOverdue = isOverdue
  }
}
