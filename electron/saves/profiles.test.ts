import { expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import { personId } from '../testkit/results.ts'
import { firstSummary, foldLine, type SaveSummary } from './content.ts'
import { linesOf } from './contentLines.ts'
import type { SaveHeader, SaveLine } from './journal/lines.ts'
import { printSave, readSave } from './journal/reading.ts'
import { newHeader } from './newSave.ts'

const human = { kind: 'human' } as const
const bot = { kind: 'bot', level: 'easy' } as const
const ANN = personId(1)
const at = 5

const header: SaveHeader = newHeader(
  {
    seats: [
      { seat: 'north', name: 'Ann', player: human },
      { seat: 'south', name: 'Bob', player: human },
    ],
    record: { game: 'cups', rulesVersion: 1, generator: 'x', seed: 7, options: {}, entries: [] } as never,
    profiles: { north: ANN },
  },
  1,
)
const after = (...lines: readonly SaveLine[]): SaveSummary =>
  lines.reduce<SaveSummary>((summary, line) => foldLine(summary, line) ?? summary, firstSummary(header))

const lost: SaveLine = { kind: 'lost', seat: 'north', at }
const taken = { kind: 'seat', seat: 'north', player: bot, at } as const

it.each<[string, readonly SaveLine[], string | undefined]>([
  ['nothing', [], ANN],
  ['a bot that plays out for the person', [{ ...taken, playsOut: true }], ANN],
  ['a bot after a loss on time', [lost, taken], ANN],
  ['another player', [taken, { ...taken, player: human }], undefined],
  ['another name', [{ kind: 'name', seat: 'north', name: 'Cid', at }], undefined],
  ['another person', [{ ...taken, player: human, profile: personId(2) }], personId(2)],
])('has this profile at a seat after %s, also when it is written anew', (_, lines, profile) => {
  const summary = after(...lines)
  expect(summary.profiles.north).toBe(profile)
  const { bytes } = runToEnd(printSave(header, linesOf({ summary, entries: [] })))
  const read = runToEnd(readSave(bytes))
  expect(read.ok && read.content.summary.profiles).toEqual(summary.profiles)
})
