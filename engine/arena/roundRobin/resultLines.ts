import { z } from 'zod'
import { canonical } from '../../kernel/fingerprint.ts'
import { accepted, type Parsed, problemOf, rejected } from '../../kernel/parsed.ts'

/** A played pair, as a line of the results. */
export interface PlayedPair {
  /** The names of the two; the scores are those of the first. */
  readonly a: string
  readonly b: string
  readonly seed: number
  readonly scores: readonly [number, number]
  readonly forfeits?: readonly string[] | undefined
}

const score = z.number().min(0).max(1)
const pairSchema = z.strictObject({
  a: z.string(),
  b: z.string(),
  seed: z.int().min(0),
  scores: z.tuple([score, score]),
  forfeits: z.array(z.string()).optional(),
})
const headSchema = z.strictObject({ tournament: z.record(z.string(), z.unknown()) })

/** Returns the first line of a file of results: the plan. */
export function headLine(print: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ tournament: print })}\n`
}

export function pairLine(pair: PlayedPair): string {
  return `${JSON.stringify(pair)}\n`
}

/** The content of a file of results. */
export interface Results {
  readonly pairs: readonly PlayedPair[]
  /** The length of the complete lines; the rest was only half written. */
  readonly whole: number
  /** The half-written rest at the end; empty if there is none. */
  readonly rest: string
}

/** Reads a file of results. Refuses one of another tournament, and one with a line that is no pair of it. */
export function readResults(text: string, print: Readonly<Record<string, unknown>>): Parsed<Results> {
  const whole = text.lastIndexOf('\n') + 1
  const [head, ...lines] = text.slice(0, whole).split('\n').slice(0, -1)
  const rest = text.slice(whole)
  if (head === undefined) return accepted({ pairs: [], whole: 0, rest })
  const other = differenceOf(head, print)
  if (other !== null) return rejected('line 1', other)
  const pairs: PlayedPair[] = []
  for (const [i, line] of lines.entries()) {
    const pair = pairSchema.safeParse(parsed(line))
    if (!pair.success) return rejected(`line ${i + 2}`, `not the result of a pair: ${problemOf(pair.error).what}`)
    pairs.push(pair.data)
  }
  return accepted({ pairs, whole, rest })
}

/** Returns how the head of a file differs from a tournament; null if it does not. */
function differenceOf(head: string, print: Readonly<Record<string, unknown>>): string | null {
  const there = headSchema.safeParse(parsed(head))
  if (!there.success) return 'these are no results of a tournament'
  const { tournament } = there.data
  const keys = [...new Set([...Object.keys(print), ...Object.keys(tournament)])]
  const key = keys.find((one) => canonical(print[one] ?? null) !== canonical(tournament[one] ?? null))
  if (key === undefined) return null
  return `these are results of another tournament: ${key} was ${told(tournament[key])} and is now ${told(print[key])}`
}

function told(value: unknown): string {
  return value === undefined ? 'not named' : JSON.stringify(value)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
