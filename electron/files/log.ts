import { renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, parse } from 'node:path'
import electronLog from 'electron-log/node'

/** The only facts a log line can contain. The list is closed, so that no seed, view or move can get into the log. */
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
  /** Message of an error in the page. */
  readonly message?: string
  readonly stack?: string
  readonly error?: unknown
}

export interface Log {
  info(event: string, facts?: Facts): void
  warn(event: string, facts?: Facts): void
  error(event: string, facts?: Facts): void
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
 * Opens a log in `folder`: `main.log`, rotated at a megabyte, with up to three older files. With `echo`, warnings and
 * errors also go to the terminal.
 */
export function openLog(folder: string, { echo = false, maxBytes = MAX_BYTES } = {}): Log {
  const logger = electronLog.create({ logId: folder })
  logger.transports.console.level = echo ? 'warn' : false
  logger.transports.file.level = 'info'
  logger.transports.file.maxSize = maxBytes
  logger.transports.file.resolvePathFn = () => join(folder, 'main.log')
  logger.transports.file.archiveLogFn = (file) => rotate(file.toString())
  return {
    info: (event, facts) => logger.info(line(event, facts)),
    warn: (event, facts) => logger.warn(line(event, facts)),
    error: (event, facts) => logger.error(line(event, facts)),
  }
}

/** A log that discards everything; for tests and tools. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Formats one log line; drops facts that are not listed. */
export function line(event: string, facts: Facts = {}): string {
  const fields = NAMES.filter((name) => facts[name] !== undefined).map((name) => `${name}=${textOf(facts[name])}`)
  return [event, ...fields].join(' ')
}

function textOf(fact: unknown): string {
  const text = fact instanceof Error ? (fact.stack ?? `${fact.name}: ${fact.message}`) : String(fact)
  return JSON.stringify(redact(text).slice(0, LONGEST_FACT))
}

/**
 * Redacts a text: parsers quote their input, which may be part of a save, so anything like JSON is removed, and so are
 * seeds and the path of the user's home folder.
 */
export function redact(text: string): string {
  return text
    .replaceAll(homedir(), '~')
    .replace(/(\.{3})?"[^\n]*"(\.{3})? is not valid JSON/g, '… is not valid JSON')
    .replace(/[{[][^\n]*[}\]]/g, '{…}')
    .replace(/\bseed\W{1,4}\d+/gi, 'seed …')
}

function rotate(path: string): void {
  const { dir, name, ext } = parse(path)
  const old = (age: number) => join(dir, `${name}.${age}${ext}`)
  for (let age = OLD_FILES - 1; age >= 1; age--) moveIfExists(old(age), old(age + 1))
  moveIfExists(path, old(1))
}

function moveIfExists(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    // The file does not exist yet.
  }
}
