import type { GameShape } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { MatchInfo } from '../contract/ipc.ts'
import { replayOf } from '../matches/replay.ts'
import { linesOf, type SaveContent } from './content.ts'
import { printSave } from './reading.ts'

export const REPLAY_FORMAT = 'captains-table-replay'
export const REPLAY_VERSION = 1
export const REPLAY_EXTENSION = '.ctreplay'

/** A match to be played on elsewhere: it holds everything, the seed and what is still hidden included. */
export function matchFile({ summary, entries }: SaveContent): Buffer {
  const header = { ...summary.header, title: summary.title }
  return printSave(header, linesOf({ summary: { ...summary, header }, entries })).bytes
}

/** A match to be shown to anybody: only what the audience saw and heard. */
export function replayFile(match: Match<GameShape>, info: MatchInfo): Buffer {
  const { id: _id, ...shown } = info
  const { viewer, start, steps } = replayOf(match, info, 'spectator')
  const file = { format: REPLAY_FORMAT, version: REPLAY_VERSION, match: shown, viewer, start, steps }
  return Buffer.from(`${JSON.stringify(file)}\n`)
}
