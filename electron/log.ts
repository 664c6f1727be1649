import { renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, parse } from 'node:path'
import electronLog from 'electron-log/node'

/**
 * All that a log line may tell. A closed list, so that a seed, a view or a move cannot slip in: there is no name
 * under which it could be given.
 */
export interface Facts {
  readonly id?: string
  readonly channel?: string
  readonly code?: string
  readonly where?: string
  readonly reason?: string
  readonly file?: string
  readonly level?: string
  readonly version?: string
  readonly platform?: string
  readonly moves?: number
  readonly count?: number
  readonly exitCode?: number
  /** What the page said of an error of its own. */
  readonly message?: string
  readonly stack?: string
  readonly error?: unknown
}

export interface Log {
  info(happening: string, facts?: Facts): void
  warn(happening: string, facts?: Facts): void
  error(happening: string, facts?: Facts): void
}

const NAMES = [
  'id',
  'channel',
  'code',
  'where',
  'reason',
  'file',
  'level',
  'version',
  'platform',
  'moves',
  'count',
  'exitCode',
  'message',
  'stack',
  'error',
] as const satisfies readonly (keyof Facts)[]
const LONGEST_FACT = 4000
const MAX_BYTES = 1024 * 1024
const OLD_FILES = 3

/**
 * A log in `folder`: `main.log`, and up to three older files once it has grown beyond a megabyte. With `echo`, warnings
 * and errors are told on the terminal too.
 */
export function openLog(folder: string, { echo = false, maxBytes = MAX_BYTES } = {}): Log {
  const logger = electronLog.create({ logId: folder })
  logger.transports.console.level = echo ? 'warn' : false
  logger.transports.file.level = 'info'
  logger.transports.file.maxSize = maxBytes
  logger.transports.file.resolvePathFn = () => join(folder, 'main.log')
  logger.transports.file.archiveLogFn = (file) => rotate(file.toString())
  return {
    info: (happening, facts) => logger.info(line(happening, facts)),
    warn: (happening, facts) => logger.warn(line(happening, facts)),
    error: (happening, facts) => logger.error(line(happening, facts)),
  }
}

/** For tests and tools that want no log. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** One line of text: only facts with a listed name are kept. */
export function line(happening: string, facts: Facts = {}): string {
  const told = NAMES.filter((name) => facts[name] !== undefined).map((name) => `${name}=${textOf(facts[name])}`)
  return [happening, ...told].join(' ')
}

function textOf(fact: unknown): string {
  const text = fact instanceof Error ? (fact.stack ?? `${fact.name}: ${fact.message}`) : String(fact)
  return JSON.stringify(harmless(text).slice(0, LONGEST_FACT))
}

/**
 * The text without what is nobody's business. Parsers quote what they choke on, and that may be part of a save: anything
 * like JSON is left out; so are seeds and the user's own folder.
 */
export function harmless(text: string): string {
  return text
    .replaceAll(homedir(), '~')
    .replace(/(\.{3})?"[^\n]*"(\.{3})? is not valid JSON/g, '… is not valid JSON')
    .replace(/[{[][^\n]*[}\]]/g, '{…}')
    .replace(/\bseed\W{1,4}\d+/gi, 'seed …')
}

function rotate(path: string): void {
  const { dir, name, ext } = parse(path)
  const old = (age: number) => join(dir, `${name}.${age}${ext}`)
  for (let age = OLD_FILES - 1; age >= 1; age--) moveIfThere(old(age), old(age + 1))
  moveIfThere(path, old(1))
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    // Not there yet: nothing to keep.
  }
}
