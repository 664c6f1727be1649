import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AdmiralShape } from '../../../engine/admiral/types.ts'
import { loadMatch } from '../../../engine/match/load.ts'
import { Match } from '../../../engine/match/match.ts'
import { ADMIRAL } from '../../../engine/protocol/games.ts'
import type { Order } from '../../../renderer/testkit/ways/admiral.ts'
import { type Golden, type Played, peopleAt } from './golden.ts'

/** An order at the window, which makes one or several moves of it. */
export interface TurnOrder {
  readonly seat: string
  readonly round: number
  /** The number of moves made before it. */
  readonly played: number
  readonly order: Order
}

/** A golden match of Admiral as the orders of a player: the golden matches of bots end each ship separately. */
export interface AdmiralGolden extends Golden<AdmiralShape> {
  readonly name: string
  readonly orders: readonly TurnOrder[]
}

const pathOf = (name: string): string => join(import.meta.dirname, 'admiral', `${name}.json`)
const readGolden = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8'))

/** Reads a golden match of Admiral, without its moves if `isRecorded`. */
export function admiralGolden(name: string, isRecorded = false): AdmiralGolden {
  const { record, orders } = readGolden(name)
  const blank = { rulesVersion: ADMIRAL.rules.version, entries: [] }
  const loaded = loadMatch(ADMIRAL, { ...record, ...(isRecorded && blank) })
  if (!loaded.ok) throw new Error(`${name} must be recorded anew: ${JSON.stringify(loaded.problem)}`)
  const { start, entries } = loaded.match
  const { position, seed } = record
  const setup = { game: 'admiral', options: {}, position, seed, seats: peopleAt(loaded.match.seats()) } as const
  return { name, setup, moves: entries, twin: new Match(ADMIRAL, start), orders }
}

/** Writes the moves that the orders of a golden match have led to. */
export function writeGolden(
  { name, twin }: AdmiralGolden,
  orders: readonly TurnOrder[],
  saved: readonly Played[],
): void {
  for (const { seat, move } of saved) {
    const parsed = ADMIRAL.parseMove(move, twin.state)
    if (!parsed.ok || !twin.play(seat, parsed.value).ok) throw new Error(`${JSON.stringify(move)} is no move`)
  }
  const { entries, ...head } = twin.record('lean')
  const lines = [...Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)]
  const list = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  const record = `{\n${lines.join(',\n')},\n"entries": ${list(entries)}\n}`
  writeFileSync(pathOf(name), `{\n"record": ${record},\n"orders": ${list(orders)}\n}\n`)
}
