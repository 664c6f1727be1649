import { type RawSave, UPGRADES, type Upgrade, upgradeSave } from '../saves/journal/upgrades.ts'
import { parsedLines, printedLines } from './saveBytes.ts'

/** Returns a save in an imaginary version 0, in which seats were called players and moves had no times. */
export function oldBytes(bytes: Buffer): Buffer {
  const [header, ...lines] = parsedLines(bytes)
  const { seats, ...rest } = Object(header)
  return printedLines([
    { ...rest, version: 0, players: seats },
    ...lines.map((line) => ({ ...Object(line), at: undefined })),
  ])
}

const STEPS = {
  ...UPGRADES,
  0: ({ header, lines }: RawSave): RawSave => {
    const { players, ...rest } = header
    if (!players) throw new Error('no players')
    return { header: { ...rest, seats: players }, lines: lines.map((line) => ({ ...Object(line), at: 0 })) }
  },
}

/** Upgrades from that version to the current one. */
export const fromVersion0: Upgrade = (raw) => upgradeSave(raw, STEPS)
