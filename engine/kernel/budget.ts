/** What a search may still spend: positions to look at, until its caller calls time. */
export class Budget {
  left: number
  /** True once the best so far must be played. A trial that it cuts short counts for nothing. */
  readonly isOverdue: () => boolean

  constructor(positions: number, isOverdue: () => boolean = () => false) {
    this.left = positions
    this.isOverdue = isOverdue
  }
}
