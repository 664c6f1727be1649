import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { redact } from '../log.ts'
import type { CrashFacts } from './facts.ts'

/** Whatever broke: the page, its graphics, another helper of Chromium's, or the host itself. */
export type Broken = 'page' | 'graphics' | 'helper' | 'host'

export interface Crash {
  readonly what: Broken
  /** For example 'crashed', 'oom', 'killed', 'uncaught'. */
  readonly reason: string
  readonly exitCode?: number
  readonly error?: unknown
  /** The last lines of the log before it. */
  readonly before: readonly string[]
}

const MOST_REPORTS = 20
const SUFFIX = '.json'
const LONGEST_LINE = 600
const LONGEST_STACK = 8000

/**
 * Reports of crashes: small files of readable JSON that never leave the computer. They tell versions, what broke, where
 * in the program, and the log before it; no view, no move, no seed, no names. The newest twenty are kept.
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

  /** Makes the folder, where nothing has ever crashed. */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
  }

  /** Writes at once, for there may be no later. Never throws: a report that cannot be written is not worth a crash. */
  write(crash: Crash): void {
    try {
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(join(this.folder, this.nextName(crash.what)), `${JSON.stringify(this.report(crash), null, 2)}\n`)
      this.prune()
    } catch {
      // The log, which has told of the crash already, must do.
    }
  }

  private report({ what, reason, exitCode, error, before }: Crash): object {
    return {
      format: 'captains-table-crash',
      version: 1,
      at: new Date(this.now()).toISOString(),
      ...this.facts,
      what,
      reason: redact(reason).slice(0, LONGEST_LINE),
      ...(exitCode === undefined ? {} : { exitCode }),
      ...(error === undefined ? {} : { stack: redact(stackOf(error)).slice(0, LONGEST_STACK).split('\n') }),
      before: before.map((line) => redact(line).slice(0, LONGEST_LINE)),
    }
  }

  /** Names sort by time; two crashes in the same millisecond are told apart by a number. */
  private nextName(what: Broken): string {
    const stamp = new Date(this.now()).toISOString().replaceAll(/[:.]/g, '-')
    return `${stamp}-${String(++this.written).padStart(3, '0')}-${what}${SUFFIX}`
  }

  private prune(): void {
    const reports = readdirSync(this.folder).filter((name) => name.endsWith(SUFFIX))
    for (const name of reports.sort().slice(0, -MOST_REPORTS)) rmSync(join(this.folder, name), { force: true })
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : typeof error
}
