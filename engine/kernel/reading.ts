import { accepted, below, type Parsed, type Problem, problemAt, type Told } from './parsed.ts'

/** Thrown while something is read; `tryReading` turns it into a problem. */
class ReadingFault extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.what)
    this.problem = problem
  }
}

/** What a reading gives, or the problem of the demand that ended it. Any other error is passed on. */
export function tryReading<T>(read: () => T): Parsed<T> {
  try {
    return accepted(read())
  } catch (error) {
    if (error instanceof ReadingFault) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Ends the reading unless the condition holds. */
export function demand(condition: boolean, where: string, what: string | Told, rule?: string): asserts condition {
  if (!condition) throw new ReadingFault(problemAt(where, what, rule))
}

/** A part that was read at the path `where`; ends the reading if it could not be. */
export function demandPart<T>(part: Parsed<T>, where: string): T {
  if (part.ok) return part.value
  throw new ReadingFault(below(where, part.problem))
}
