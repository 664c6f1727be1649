import { z } from 'zod'
import type { GameShape } from '../kernel/game.ts'
import { below, type Problem, problemOf } from '../kernel/parsed.ts'
import type { Entry } from './entry.ts'
import type { MatchGame } from './game.ts'
import type { Steps } from './steps.ts'
import { upgradeRecord } from './upgrades/index.ts'

/** Version of the record format; raising it needs a step in `upgrades/`. */
export const RECORD_VERSION = 1

/** What a record keeps of one move: moves prove, events survive a change of the rules. */
const recordEntry = z.strictObject({
  seat: z.string(),
  /** In the game's public form. */
  move: z.unknown(),
  /** As the game folds them; left out where only a replay by the same rules is wanted. */
  events: z.array(z.looseObject({ kind: z.string() })).optional(),
  hash: z.string(),
})
export type RecordEntry = z.infer<typeof recordEntry>

/** Its entries are looked at one by one. */
const recordHead = z.strictObject({
  format: z.literal('captains-table'),
  version: z.literal(RECORD_VERSION),
  game: z.string(),
  rulesVersion: z.int().min(1),
  generator: z.string(),
  options: z.record(z.string(), z.unknown()),
  seed: z.int().min(0),
  /** The first position in the game's public form, where the match was not dealt from the seed. */
  position: z.unknown().optional(),
  entries: z.array(z.unknown()),
})
/** A match as it is written down. It holds everything, the seed included. */
export interface MatchRecord extends Omit<z.infer<typeof recordHead>, 'options' | 'entries'> {
  readonly options: object
  readonly entries: RecordEntry[]
}

/** 'full' keeps the first position and all events; 'lean' only what the same rules need to play it again. */
export type RecordContent = 'full' | 'lean'

export type RecordFault = 'unreadable' | 'too-new' | 'drifted'

export interface RecordProblem extends Problem {
  readonly fault: RecordFault
}

export type ParsedRecord =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly problem: RecordProblem }

/** Reads a record of any version that was ever written, upgrading it step by step; an entry is a step of work. */
export function* parseRecord(input: unknown): Steps<ParsedRecord> {
  const upgraded = upgradeRecord(input, RECORD_VERSION)
  if (!upgraded.ok) return upgraded
  const head = recordHead.safeParse(upgraded.raw)
  if (!head.success) return unreadable(problemOf(head.error))
  const entries: RecordEntry[] = []
  for (const [index, raw] of head.data.entries.entries()) {
    const entry = recordEntry.safeParse(raw)
    if (!entry.success) return unreadable(below(`entries.${index}`, problemOf(entry.error)))
    entries.push(entry.data)
    yield
  }
  return { ok: true, record: { ...head.data, entries } }
}

function unreadable(problem: Problem): ParsedRecord {
  return { ok: false, problem: { fault: 'unreadable', ...problem } }
}

/** One entry as records keep it. */
export function printEntry<G extends GameShape>(
  game: MatchGame<G>,
  entry: Entry<G>,
  content: RecordContent,
): RecordEntry {
  const { seat, move, events, hash } = entry
  const printed = { seat, move: game.printMove(move), hash }
  return content === 'full' ? { ...printed, events: [...events] } : printed
}
