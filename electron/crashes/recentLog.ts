import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { type Facts, type Log, line } from '../files/log.ts'

/** Log lines in a crash report. */
const MAX_LINES = 40
const LONGEST_TAIL = 16 * 1024

/** A log that keeps its last lines in memory. */
export interface RecentLog extends Log {
  lines(): readonly string[]
}

export function recentLog(log: Log, now: () => number): RecentLog {
  let lines: readonly string[] = []
  const note = (level: keyof Log) => (happening: string, facts?: Facts) => {
    const time = new Date(now()).toISOString()
    lines = [...lines, `${time} ${level} ${line(happening, facts)}`].slice(-MAX_LINES)
    log[level](happening, facts)
  }
  return { info: note('info'), warn: note('warn'), error: note('error'), lines: () => lines }
}

/** Returns the last lines of a log file of an earlier run; empty if there is none. */
export function tailOf(path: string): readonly string[] {
  try {
    if (!statSync(path).isFile()) return []
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      const bytes = Buffer.alloc(Math.min(size, LONGEST_TAIL))
      readSync(file, bytes, 0, bytes.length, size - bytes.length)
      return bytes.toString('utf8').trimEnd().split('\n').slice(-MAX_LINES)
    } finally {
      closeSync(file)
    }
  } catch {
    return []
  }
}
