import type { Problem } from '../../kernel/parsed.ts'

/** Thrown while a position is read; `parsePosition` turns it into a problem. */
export class PositionFault extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.what)
    this.problem = problem
  }
}

/** Ends the reading of a position unless the condition holds. */
export function demand(condition: boolean, where: string, what: string, rule?: string): asserts condition {
  if (!condition) throw new PositionFault(rule === undefined ? { where, what } : { where, what, rule })
}
