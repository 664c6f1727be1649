import { basename } from 'node:path'
import { z } from 'zod'
import type { GameShape } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import { LATEST } from '../clock.ts'
import type { GameId, MatchInfo, Replay } from '../contract/ipc.ts'
import { nameText, player, titleText } from '../contract/texts.ts'
import { readBounded } from '../files/boundedRead.ts'
import { parseFlatJson } from '../files/flatJson.ts'
import type { GameLookup, HostedGame } from '../matches/hostedGame.ts'
import { replayOf } from '../matches/replay.ts'
import { Refused, systemCode } from '../refused.ts'
import { type Pause, pauses } from './pauses.ts'
import { foldFault } from './replayFold.ts'

export const REPLAY_FORMAT = 'captains-table-replay'
export const REPLAY_VERSION = 1

const MAX_BYTES = 16 * 1024 * 1024
const MOST_STEPS = 100_000
/** In milliseconds; the longest match takes a second or two. */
const PATIENCE = 20_000
const seatName = z.string().min(1).max(24)
const milliseconds = z.int().min(0).max(LATEST)

const replayFile = z.strictObject({
  format: z.literal(REPLAY_FORMAT),
  version: z.literal(REPLAY_VERSION),
  rulesVersion: z.int().min(1),
  match: z.strictObject({
    game: z.string(),
    title: titleText,
    createdAt: milliseconds,
    updatedAt: milliseconds,
    moves: z.int().min(0),
    seats: z
      .array(z.strictObject({ seat: seatName, name: nameText, player }))
      .min(1)
      .max(16),
    outcome: z
      .strictObject({ winners: z.array(seatName), scores: z.record(seatName, z.number()), reason: z.string() })
      .nullable(),
  }),
  viewer: z.literal('spectator'),
  start: z.looseObject({}),
  steps: z
    .array(z.strictObject({ by: seatName, events: z.array(z.looseObject({ kind: z.string() })) }))
    .max(MOST_STEPS),
})
export type ReplayRead = z.output<typeof replayFile>

/** A match to be shown to anybody: only what the audience saw and heard. Of a lesson nothing is left but its moves. */
export function printReplay(match: Match<GameShape>, info: MatchInfo): Buffer {
  const { id: _id, lesson: _lesson, ...shown } = info
  const { viewer, start, steps } = replayOf(match, info, 'spectator')
  const { rulesVersion } = match
  const file = { format: REPLAY_FORMAT, version: REPLAY_VERSION, rulesVersion, match: shown, viewer, start, steps }
  return Buffer.from(`${JSON.stringify(file)}\n`)
}

/**
 * Reads a replay from anywhere, to be watched under the given id. Its events are folded once: what cannot be shown is
 * refused with the step at fault. `pause` is replaced in tests only. Throws `file-unreadable` or `file-too-new`.
 */
export async function readReplayFile(
  path: string,
  id: string,
  games: GameLookup,
  pause: Pause = pauses(PATIENCE),
): Promise<Replay> {
  const read = await readBounded(path, MAX_BYTES).catch((error: unknown) => {
    throw unreadable(path, '', systemCode(error) ?? 'not readable', error)
  })
  if (!read.ok) throw unreadable(path, '', read.why)
  const file = parsed(path, read.bytes)
  const game = games(file.match.game)
  if (!game) throw new Refused('file-too-new', 'a game that this program does not know', { file: basename(path) })
  requireRules(path, file, game)
  const fault = await foldFault(game, file, pause)
  if (fault) throw unreadable(path, fault.where, fault.what)
  const { match, viewer, start, steps } = file
  // What was read is plain JSON, of a game that was just found under its id.
  return { match: { ...match, id, game: match.game as GameId }, viewer, start, steps } as unknown as Replay
}

function parsed(path: string, bytes: Buffer): ReplayRead {
  const raw = jsonOf(path, bytes)
  const { format, version }: { format?: unknown; version?: unknown } =
    typeof raw === 'object' && raw !== null ? raw : {}
  if (format === REPLAY_FORMAT && typeof version === 'number' && version > REPLAY_VERSION) {
    throw new Refused('file-too-new', `version ${version}`, { file: basename(path) })
  }
  const read = replayFile.safeParse(raw)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  throw unreadable(path, issue?.path.join('.') ?? '', issue?.message ?? 'not a replay')
}

function jsonOf(path: string, bytes: Buffer): unknown {
  try {
    return parseFlatJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw unreadable(path, '', error instanceof RangeError ? error.message : 'not JSON')
  }
}

/** Events are as the rules of their day tell them: those of other days are not understood. */
function requireRules(path: string, { rulesVersion }: ReplayRead, { match }: HostedGame): void {
  const { version } = match.rules
  if (rulesVersion > version)
    throw new Refused('file-too-new', `rules version ${rulesVersion}`, { file: basename(path) })
  if (rulesVersion < version) throw unreadable(path, 'rulesVersion', `of older rules (${rulesVersion}, now ${version})`)
}

function unreadable(path: string, where: string, what: string, cause?: unknown): Refused {
  return new Refused('file-unreadable', what, { file: basename(path), where }, cause)
}
