import { describe, expect, it } from 'vitest'
import { recordedVersions } from '../../../electron/fixtures/manifest.ts'
import { gameOf } from '../../../electron/games/games.ts'
import { readReplayFile } from '../../../electron/saves/sharing/replayFile.ts'
import * as admiral from '../../admiral/positions.ts'
import * as admiralTurns from '../../admiral/result/turnText.ts'
import { translator } from '../../i18n/t.ts'
import * as jackal from '../../jackal/positions.ts'
import * as jackalTurns from '../../jackal/result/turnText.ts'
import * as seaBattle from '../../sea-battle/positions.ts'
import * as seaBattleTurns from '../../sea-battle/result/turnText.ts'

const GAMES = {
  jackal: { ...jackal, ...jackalTurns },
  admiral: { ...admiral, ...admiralTurns },
  'sea-battle': { ...seaBattle, ...seaBattleTurns },
}

const UNEVENTFUL_AT_FIRST = ['jackal-agreed-end', 'admiral-duel', 'admiral-duel-end', 'admiral-treasure-two']
const UNEVENTFUL_LATER = [...UNEVENTFUL_AT_FIRST, 'jackal-atoll', 'jackal-drawn-map', 'admiral-crowded-320']

/** Recordings with few moves, in which no gold was brought home and no hull was damaged. */
const UNEVENTFUL: Readonly<Record<string, readonly string[]>> = {
  '0.1.0': UNEVENTFUL_AT_FIRST,
  '0.2.0': UNEVENTFUL_LATER,
  '0.3.0': UNEVENTFUL_LATER,
}

describe.each(recordedVersions())('a replay exported by version $manifest.version', (version) => {
  it.each(version.manifest.replays)('names the turns that decided it: $file', async ({ file }) => {
    const isEventful = !UNEVENTFUL[version.manifest.version]?.some((name) => file.endsWith(`/${name}.ctreplay`))
    const { match, start, steps } = await readReplayFile(version.pathOf(file), 'replay-1', gameOf)
    const { positionsIn, namedTurns } = GAMES[match.game]
    const told = { positions: positionsIn({ start, steps }), steps }
    const turns = namedTurns(told, { t: translator('en'), nameOf: (seat) => seat })
    expect(turns.length).toBeLessThanOrEqual(6)
    expect(turns.length > 0).toBe(isEventful)
    for (const { move, text } of turns) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|\{/)
      expect(steps[move]?.events.length).toBeGreaterThan(0)
    }
  })
})
