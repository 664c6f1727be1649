import { z } from 'zod'
import type { GameShape } from '../kernel/game.ts'
import { below, type Problem, problemOf } from '../kernel/parsed.ts'
import { isSecret } from '../kernel/rng.ts'
import type { Entry } from './entry.ts'
import type { MatchGame } from './game.ts'
import type { Steps } from './steps.ts'
import { upgradeRecord } from './upgrades/index.ts'

/** Version of the record format; raising it needs a step in `upgrades/`. */
export const RECORD_VERSION = 2

/** One move in a record. The move proves the entry; the events survive a change of the rules. */
const recordEntry = z.strictObject({
  seat: z.string(),
  /** The move in the game's public form. */
  move: z.unknown(),
  /** The events in the form that `evolve` takes; omitted in lean records. */
  events: z.array(z.looseObject({ kind: z.string() })).optional(),
  hash: z.string(),
})
export type RecordEntry = z.infer<typeof recordEntry>

/** Entries are validated one by one. */
const recordHead = z.strictObject({
  format: z.literal('captains-table'),
  version: z.literal(RECORD_VERSION),
  game: z.string(),
  rulesVersion: z.int().min(1),
  generator: z.string(),
  options: z.record(z.string(), z.unknown()),
  seed: z.union([z.int().min(0), z.string().refine(isSecret, 'a number or a secret seed')]),
  /** The start position in the game's public form, unless it was dealt from the seed. */
  position: z.unknown().optional(),
  /** True if the position was dealt from the seed. It is stored because later rules may deal differently. */
  dealt: z.literal(true).exactOptional(),
  entries: z.array(z.unknown()),
})
/** A match in record form, with all secrets and the seed. */
export interface MatchRecord extends Omit<z.infer<typeof recordHead>, 'options' | 'entries'> {
  readonly options: object
  readonly entries: RecordEntry[]
}

/** 'full' has the start position and all events; 'lean' only what the same rules need to replay it, maps included. */
export type RecordContent = 'full' | 'lean'

export type RecordFault = 'unreadable' | 'too-new' | 'drifted'

export interface RecordProblem extends Problem {
  readonly fault: RecordFault
}

export type ParsedRecord =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly problem: RecordProblem }

/** Parses a record of any earlier version, upgrading it step by step; yields after each entry. */
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

/** Returns one entry in record form. */
export function printEntry<G extends GameShape>(
  game: MatchGame<G>,
  entry: Entry<G>,
  content: RecordContent,
): RecordEntry {
  const { seat, move, events, hash, before } = entry
  const printed = { seat, move: game.printMove(move, before), hash }
  return content === 'full' ? { ...printed, events: [...events] } : printed
}
