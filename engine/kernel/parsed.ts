import { type ShapeIssue, shapeReason } from './shape.ts'

/** A fault in code, and what the words for it name. */
export interface Reason {
  readonly code: string
  readonly facts?: Readonly<Record<string, string | number>>
}

/** What is wrong with something read from outside: `where` is a path such as `pieces.0.at`. */
export interface Problem {
  readonly where: string
  readonly what: string
  /** Id of the rule behind it, where there is one. */
  readonly rule?: string
  /** Cells at fault as they were given, where it names any. */
  readonly cells?: readonly string[]
  /** What is wrong, in code. */
  readonly reason?: Reason
}

/** Something read from outside, or why it could not be read. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value }
}

export function rejected(where: string, what: string | Told, rule?: string): Parsed<never> {
  return { ok: false, problem: problemAt(where, what, rule) }
}

/** What is wrong, in English and in code. */
export type Told = Required<Pick<Problem, 'what' | 'reason'>>

/** A fault of a list of them, by its code; facts fill the holes of its words. */
export function told<K extends string>(words: Readonly<Record<K, string>>, code: K, facts?: Reason['facts']): Told {
  const what = words[code].replace(/\{(\w+)\}/g, (_, name: string) => String(facts?.[name] ?? ''))
  return { what, reason: { code, ...(facts && { facts }) } }
}

/** A problem at a place of what was read; only what has a code can be told in other languages. */
export function problemAt(where: string, what: string | Told, rule?: string): Problem {
  const said = typeof what === 'string' ? { what } : what
  return { where, ...said, ...(rule !== undefined && { rule }) }
}

/** The problem of a part of something larger, which lies at `key` in it. */
export function below(key: string, problem: Problem): Problem {
  return { ...problem, where: problem.where === '' ? key : `${key}.${problem.where}` }
}

/** One complaint of a schema, as the schema library words it. */
interface SchemaIssue extends ShapeIssue {
  readonly message: string
  readonly path: readonly PropertyKey[]
  /** What a refinement says beside its message; ours may name a rule, cells, or a reason. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/** The first complaint of a schema as a problem: one about its shape before one that names a rule. */
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
