import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { redact } from '../files/log.ts'
import type { CrashFacts } from './facts.ts'

/** The part that crashed: the page, the GPU process, another Chromium process, or the host. */
export type CrashSource = 'page' | 'graphics' | 'helper' | 'host'

export interface Crash {
  readonly what: CrashSource
  /** The reason, for example 'crashed', 'oom', 'killed' or 'uncaught'. */
  readonly reason: string
  readonly exitCode?: number
  readonly error?: unknown
  /** The last log lines before the crash. */
  readonly before: readonly string[]
}

const MAX_REPORTS = 20
const SUFFIX = '.json'
const MAX_LINE_LENGTH = 600
const MAX_STACK_LENGTH = 8000

/**
 * Writes crash reports: small JSON files that never leave the computer. They contain versions, what crashed and where,
 * and the log before it, but no view, move, seed or name. The newest twenty are kept.
 */
export class CrashReports {
  readonly folder: string
  private readonly facts: CrashFacts
  private readonly now: () => number
  private written = 0

  constructor(folder: string, facts: CrashFacts, now: () => number) {
    this.folder = folder
    this.facts = facts
    this.now = now
  }

  /** Creates the folder if it does not exist. */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
  }

  /** Writes a report synchronously, because the program may be about to end. Never throws. */
  write(crash: Crash): void {
    try {
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(join(this.folder, this.nextName(crash.what)), `${JSON.stringify(this.report(crash), null, 2)}\n`)
      this.prune()
    } catch {
      // The crash is already in the log.
    }
  }

  private report({ what, reason, exitCode, error, before }: Crash): object {
    return {
      format: 'captains-table-crash',
      version: 1,
      at: new Date(this.now()).toISOString(),
      ...this.facts,
      what,
      reason: redact(reason).slice(0, MAX_LINE_LENGTH),
      ...(exitCode === undefined ? {} : { exitCode }),
      ...(error === undefined ? {} : { stack: redact(stackOf(error)).slice(0, MAX_STACK_LENGTH).split('\n') }),
      before: before.map((line) => redact(line).slice(0, MAX_LINE_LENGTH)),
    }
  }

  /** Returns the next file name. Names sort by time; a counter distinguishes crashes in the same millisecond. */
  private nextName(what: CrashSource): string {
    const stamp = new Date(this.now()).toISOString().replaceAll(/[:.]/g, '-')
    return `${stamp}-${String(++this.written).padStart(3, '0')}-${what}${SUFFIX}`
  }

  private prune(): void {
    const reports = readdirSync(this.folder).filter((name) => name.endsWith(SUFFIX))
    for (const name of reports.sort().slice(0, -MAX_REPORTS)) rmSync(join(this.folder, name), { force: true })
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : typeof error
}
