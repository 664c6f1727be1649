import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entryOf, type Ladder, printLadder, readLadder, withEntry } from './ladder.ts'
import type { RobinPlan } from './plan.ts'
import type { Standings } from './standings.ts'

export const LADDER = fileURLToPath(new URL('../ladder.json', import.meta.url))
const README = fileURLToPath(new URL('../../../README.md', import.meta.url))

/** The place of the ladder in the README. */
const QUOTE = /(<!-- ladder -->\n)[\s\S]*?(<!-- \/ladder -->)/

/** Returns the current ladder. Throws if the file is no ladder. */
export function loadLadder(path = LADDER): Ladder {
  if (!existsSync(path)) return []
  const ladder = readLadder(readFileSync(path, 'utf8'))
  if (!ladder.ok) throw new Error(`${path}: ${ladder.problem.where}: ${ladder.problem.what}`)
  return ladder.value
}

/**
 * Writes the result of a round robin into the ladder, and the ladder into the README. Throws if the result is no
 * ladder.
 */
export function writeLadder(plan: RobinPlan, standings: Standings, command: string): void {
  const date = new Date().toISOString().slice(0, 10)
  const ladder = withEntry(loadLadder(), entryOf(plan, standings, command, date))
  const text = `${JSON.stringify(ladder, null, 2)}\n`
  const read = readLadder(text)
  if (!read.ok) throw new Error(`not written: ${read.problem.where}: ${read.problem.what}`)
  writeFileSync(LADDER, text)
  writeFileSync(README, quoting(readFileSync(README, 'utf8'), ladder))
}

/** Returns a text with the ladder where it quotes one. */
export function quoting(text: string, ladder: Ladder): string {
  return text.replace(QUOTE, (_, head: string, foot: string) => `${head}\n${printLadder(ladder)}\n\n${foot}`)
}
