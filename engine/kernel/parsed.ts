import { type ShapeIssue, shapeReason } from './shape.ts'

/** An error code and the values its message shows. */
export interface Reason {
  readonly code: string
  readonly facts?: Readonly<Record<string, string | number>>
}

/** A validation error: `where` is a path such as `pieces.0.at`. */
export interface Problem {
  readonly where: string
  readonly what: string
  /** Id of the rule it violates, if any. */
  readonly rule?: string
  /** The offending cells as they were given. */
  readonly cells?: readonly string[]
  /** Code for translated messages. */
  readonly reason?: Reason
}

/** A value parsed from untrusted input, or why it was rejected. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value }
}

export function rejected(where: string, what: string | ProblemText, rule?: string): Parsed<never> {
  return { ok: false, problem: problemAt(where, what, rule) }
}

/** An error message in English with its code. */
export type ProblemText = Required<Pick<Problem, 'what' | 'reason'>>

/** Returns the message of an error code; `facts` fill its `{placeholders}`. */
export function problemText<K extends string>(
  words: Readonly<Record<K, string>>,
  code: K,
  facts?: Reason['facts'],
): ProblemText {
  const what = words[code].replace(/\{(\w+)\}/g, (_, name: string) => String(facts?.[name] ?? ''))
  return { what, reason: { code, ...(facts && { facts }) } }
}

/** Returns a problem at a path. Only a problem with a reason can be translated. */
export function problemAt(where: string, what: string | ProblemText, rule?: string): Problem {
  const message = typeof what === 'string' ? { what } : what
  return { where, ...message, ...(rule !== undefined && { rule }) }
}

/** Returns the problem of a part, with its path prefixed by `key`. */
export function below(key: string, problem: Problem): Problem {
  return { ...problem, where: problem.where === '' ? key : `${key}.${problem.where}` }
}

/** One issue reported by zod. */
interface SchemaIssue extends ShapeIssue {
  readonly message: string
  readonly path: readonly PropertyKey[]
  /** Custom data of a refinement; ours may hold `rule`, `cells` and `reason`. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/** Returns the first issue of a zod error as a problem; issues about the shape come before violated rules. */
export function problemOf(error: { readonly issues: readonly SchemaIssue[] }): Problem {
  const issue = error.issues.find((one) => one.params?.rule === undefined) ?? error.issues[0]
  if (!issue) return { where: '', what: 'not as it should be' }
  const where = [...issue.path, ...(issue.keys ?? []).slice(0, 1)].map(String).join('.')
  const what = issue.keys ? `unknown key ${issue.keys[0]}` : issue.message
  const given = issue.params?.reason
  const problem = { where, what, reason: isReason(given) ? given : shapeReason(issue) }
  const rule = issue.params?.rule
  if (typeof rule !== 'string') return problem
  const cells = issue.params?.cells
  return { ...problem, rule, ...(isTexts(cells) && { cells }) }
}

function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'code' in value
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
