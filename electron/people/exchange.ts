import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import type { Steps } from '../../engine/match/steps.ts'
import {
  PROFILE_COLOURS,
  PROFILE_FLAGS,
  PROFILE_GLYPHS,
  PROFILE_ID,
  type Profile,
  type ProfileLook,
} from '../contract/people.ts'
import { Refused } from '../contract/refused.ts'
import type { MatchResult, ResultPlayer } from '../contract/results.ts'
import { nameText } from '../contract/texts.ts'
import { readBounded } from '../files/boundedRead.ts'
import { LimitExceeded, parsePieces } from '../files/jsonPieces.ts'
import { notReadable, refusedFile, unread, unreadFile } from '../files/unread.ts'
import { type Profiles, withNew } from './profiles.ts'
import { resultFault } from './resultForm.ts'
import { areTwins } from './twins.ts'

const FORMAT = 'captains-table-people'
const VERSION = 1
/** The most bytes of a file to import: tens of thousands of matches. */
const MAX_BYTES = 50 * 1024 * 1024
/** The file, its lists and their items are parsed in pieces. */
const PIECES = { levels: 2, longest: 64 * 1024, most: 400_000 }
/** The most keys of one person: one for each computer. */
const MOST_KEYS = 32

/** A person in an exported record. */
interface SharedPerson extends ProfileLook {
  /** Names the person in the results of the file; the others are those of the same person on other computers. */
  readonly keys: readonly string[]
}

/** A record as it may leave this computer. Its persons are named by keys. */
export interface SharedRecord {
  readonly people: readonly SharedPerson[]
  readonly results: readonly MatchResult[]
}

/** Returns the key of a profile in exported records: the same each time; the id cannot be found from it. */
export function keyOf(id: string): string {
  return createHash('sha256').update(`captains-table-person:${id}`).digest('hex').slice(0, 24)
}

/** Returns the file of the record, yielding after each match. */
export function* printRecord(profiles: Profiles, results: readonly MatchResult[]): Steps<Buffer> {
  const people = profiles.map(({ id, name, colour, flag, glyph, elsewhere = [] }): SharedPerson => {
    return { keys: [keyOf(id), ...elsewhere].slice(0, MOST_KEYS), name, colour, flag, glyph }
  })
  const keys = new Map(profiles.map(({ id }) => [id, keyOf(id)]))
  const printed: string[] = []
  for (const result of results) {
    printed.push(JSON.stringify(named(result, keys)))
    yield
  }
  const head = JSON.stringify({ format: FORMAT, version: VERSION, people }).slice(0, -1)
  return Buffer.from(`${head},"results":[\n${printed.join(',\n')}\n]}\n`)
}

/** Reads a file from elsewhere. Throws `file-unreadable`, `file-too-new`, `file-too-long` or `file-invalid`. */
export async function readRecordFile(path: string, work: <T>(steps: Steps<T>) => Promise<T>): Promise<SharedRecord> {
  const file = basename(path)
  const read = await readBounded(path, MAX_BYTES).catch(notReadable(file))
  if (!read.ok) throw refusedFile(unreadFile(read), file)
  return work(checked(file, read.bytes))
}

const person = z.strictObject({
  keys: z.array(z.string().regex(PROFILE_ID)).min(1).max(MOST_KEYS),
  name: nameText,
  colour: z.enum(PROFILE_COLOURS),
  flag: z.enum(PROFILE_FLAGS),
  glyph: z.enum(PROFILE_GLYPHS),
})
const head = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  people: z.array(person).max(1000),
  results: z.array(z.unknown()),
})
const faultOf = resultFault(PROFILE_ID)

function* checked(file: string, bytes: Buffer): Steps<SharedRecord> {
  const raw = yield* jsonOf(file, bytes)
  const { format, version }: { format?: unknown; version?: unknown } =
    typeof raw === 'object' && raw !== null ? raw : {}
  if (format === FORMAT && typeof version === 'number' && version > VERSION) {
    throw refusedFile(unread('too-new', `version ${version}`, 'later-version', { facts: { version } }), file)
  }
  if (format !== FORMAT) throw invalid(file, '', 'no record of people', 'not-a-record')
  const parsed = head.safeParse(raw)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalid(file, issue?.path.join('.') ?? '', issue?.message ?? 'not understood', 'misfit')
  }
  const { people, results } = parsed.data
  for (const [index, result] of results.entries()) {
    const fault = faultOf(result)
    if (fault !== null)
      throw invalid(file, fault === '' ? `results.${index}` : `results.${index}.${fault}`, 'misfit', 'misfit')
    yield
  }
  return { people, results: results as MatchResult[] } // each was checked in the loop above
}

function* jsonOf(file: string, bytes: Buffer): Steps<unknown> {
  try {
    return yield* parsePieces(new TextDecoder('utf-8', { fatal: true }).decode(bytes), PIECES)
  } catch (error) {
    if (error instanceof LimitExceeded) throw refusedFile(unread('too-long', error.message, 'part-too-long'), file)
    if (error instanceof RangeError) throw invalid(file, '', error.message, 'too-deep')
    throw invalid(file, '', 'not JSON', 'not-json')
  }
}

function invalid(file: string, where: string, what: string, code: string): Refused {
  return new Refused('file-invalid', what, { file, where, reason: { code } })
}

/** The profiles and results of this computer after an import, before results that it has already are left out. */
export interface Merged {
  readonly profiles: Profiles
  readonly made: number
  readonly results: readonly MatchResult[]
}

/**
 * Returns the people of this computer with those of a shared record, and its results by their ids. Two
 * records mean the same person if a key says so, or if the names look alike. Throws `too-many-people`.
 * @param now milliseconds since 1970; no result is later
 */
export function merged(profiles: Profiles, { people, results }: SharedRecord, now: number): Merged {
  let all = profiles
  const ids = new Map<string, string>()
  for (const { keys, ...look } of people) {
    const known = all.find((one) => hasKey(one, keys)) ?? all.find((one) => areTwins(one.name, look.name))
    const own = known ?? withNew(all, look).made
    const elsewhere = [...new Set([...(own.elsewhere ?? []), ...keys])].filter((key) => key !== keyOf(own.id))
    const after = elsewhere.length === 0 ? own : { ...own, elsewhere: elsewhere.slice(0, MOST_KEYS) }
    all = known ? all.map((one) => (one === known ? after : one)) : [...all, after]
    for (const key of keys) ids.set(key, own.id)
  }
  const own = results.map((result) => named({ ...result, ended: Math.min(result.ended, now) }, ids))
  return { profiles: all, made: all.length - profiles.length, results: own }
}

const hasKey = ({ id, elsewhere = [] }: Profile, keys: readonly string[]): boolean =>
  [keyOf(id), ...elsewhere].some((key) => keys.includes(key))

/** Returns a result whose persons have other names; those without one are guests. */
function named(result: MatchResult, names: ReadonlyMap<string, string>): MatchResult {
  const renamed = (player: ResultPlayer): ResultPlayer => {
    if (player.kind !== 'person') return player
    const id = names.get(player.id)
    return id === undefined ? { kind: 'guest', name: player.name } : { ...player, id }
  }
  return { ...result, seats: result.seats.map((seat) => ({ ...seat, player: renamed(seat.player) })) }
}
