import { accepted, below, type Parsed, type Problem, type ProblemText, problemAt } from './parsed.ts'

/** Thrown by `demand` while input is read; `tryReading` turns it into a problem. */
class ReadingFault extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.what)
    this.problem = problem
  }
}

/** Returns the result of `read`, or the problem of the `demand` that failed. Rethrows other errors. */
export function tryReading<T>(read: () => T): Parsed<T> {
  try {
    return accepted(read())
  } catch (error) {
    if (error instanceof ReadingFault) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Fails the surrounding `tryReading` unless the condition holds. */
export function demand(
  condition: boolean,
  where: string,
  what: string | ProblemText,
  rule?: string,
): asserts condition {
  if (!condition) throw new ReadingFault(problemAt(where, what, rule))
}

/** Returns the value of a part parsed at the path `where`; fails the surrounding `tryReading` if it was rejected. */
export function demandPart<T>(part: Parsed<T>, where: string): T {
  if (part.ok) return part.value
  throw new ReadingFault(below(where, part.problem))
}
