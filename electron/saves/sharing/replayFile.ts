import { basename } from 'node:path'
import { z } from 'zod'
import type { GameShape } from '../../../engine/kernel/game.ts'
import { accepted } from '../../../engine/kernel/parsed.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import type { GameId, MatchInfo, Player, Replay } from '../../contract/ipc.ts'
import { mapLabel, seatName, writtenTitle } from '../../contract/texts.ts'
import { readBounded } from '../../files/boundedRead.ts'
import { LimitExceeded, parsePieces } from '../../files/jsonPieces.ts'
import { notReadable, refusedFile, type Unread, unread, unreadFile } from '../../files/unread.ts'
import type { GameLookup, HostedGame } from '../../games/hostedGame.ts'
import { type RunInSlices, runInSlices } from '../../time/timeSlices.ts'
import { cellLetters, milliseconds, outcome, writtenSeat } from '../journal/lines.ts'
import { unknownLevel } from '../loading.ts'
import { MAX_MOVES, WORK_LIMIT } from './limits.ts'
import { replayOf } from './replay.ts'
import { foldFault } from './replayFold.ts'

export const REPLAY_FORMAT = 'captains-table-replay'
export const REPLAY_VERSION = 1

const MAX_BYTES = 8 * 1024 * 1024
/**
 * The file, its steps and their events are parsed in pieces; no piece of a real replay is that long, not even the first
 * view of the fullest field.
 */
const PIECES = { levels: 2, longest: 1024 * 1024, most: 2 * MAX_MOVES }

/** Steps are validated one by one. */
const replayHead = z.strictObject({
  format: z.literal(REPLAY_FORMAT),
  version: z.literal(REPLAY_VERSION),
  rulesVersion: z.int().min(1),
  match: z.strictObject({
    game: z.string(),
    title: writtenTitle,
    map: mapLabel.exactOptional(),
    letters: cellLetters.exactOptional(),
    createdAt: milliseconds,
    updatedAt: milliseconds,
    moves: z.int().min(0),
    seats: z.array(writtenSeat).min(1).max(16),
    outcome: outcome.nullable(),
  }),
  viewer: z.literal('spectator'),
  start: z.looseObject({}),
  steps: z.array(z.unknown()),
})
const replayStep = z.strictObject({ by: seatName, events: z.array(z.looseObject({ kind: z.string() })) })

export interface ReplayRead extends Omit<z.output<typeof replayHead>, 'steps'> {
  readonly steps: readonly z.output<typeof replayStep>[]
}

/**
 * Returns a replay file, yielding after each move: only what the spectator received. Of a lesson and of a clock only
 * the moves are kept.
 */
export function* printReplay(match: Match<GameShape>, info: MatchInfo): Steps<Buffer> {
  const {
    id: _id,
    lesson: _lesson,
    deal: _deal,
    commitments: _commitments,
    clock: _clock,
    lostOnTime: _lost,
    playersBefore: _before,
    hadPeople: _had,
    ...told
  } = info
  const shown = { ...told, seats: told.seats.map((seat) => ({ ...seat, player: anywhere(seat.player) })) }
  const { rulesVersion } = match
  const { viewer, start, steps } = yield* replayOf(match, info, 'spectator')
  const head = { format: REPLAY_FORMAT, version: REPLAY_VERSION, rulesVersion, match: shown, viewer, start }
  const printed: string[] = []
  for (const step of steps) {
    printed.push(JSON.stringify(step))
    yield
  }
  return Buffer.from(`${JSON.stringify(head).slice(0, -1)},"steps":[${printed.join()}]}\n`)
}

/**
 * Returns the player without the place: at which screen a person played does not matter after the match, nor that viewers
 * voted, which version 0.2.0 does not know.
 */
function anywhere(player: Player): Player {
  if (player.kind === 'human') return { kind: 'human' }
  const { audience: _, ...bot } = player
  return bot
}

/**
 * Reads an untrusted replay file to be watched under the given id. Folds its events once and rejects it with the step
 * that cannot be shown. Throws `file-unreadable`, `file-too-new` or `file-too-long`.
 */
export async function readReplayFile(
  path: string,
  id: string,
  games: GameLookup,
  work: RunInSlices = runInSlices,
): Promise<Replay> {
  const file = basename(path)
  const read = await readBounded(path, MAX_BYTES).catch(notReadable(file))
  if (!read.ok) throw refusedFile(unreadFile(read), file)
  const replay = await work(checked(read.bytes, games), { workLimit: WORK_LIMIT })
  if ('ok' in replay) throw refusedFile(replay, file)
  const { match, viewer, start, steps } = replay
  // Plain JSON of a game that was just looked up by its id.
  return { match: { ...match, id, game: match.game as GameId }, viewer, start, steps } as unknown as Replay
}

function* checked(bytes: Buffer, games: GameLookup): Steps<ReplayRead | Unread> {
  const raw = yield* jsonOf(bytes)
  if ('ok' in raw) return raw
  const replay = yield* parsed(raw.value)
  if ('ok' in replay) return replay
  const game = games(replay.match.game)
  if (!game) {
    const facts = { game: replay.match.game }
    return unread('too-new', 'a game that this program does not know', 'unknown-game', { facts })
  }
  const refused = otherRules(replay, game) ?? unknownLevel(game, replay.match.seats, 'match.seats')
  if (refused) return refused
  const start = game.match.readStoredView?.(replay.start) ?? accepted(replay.start)
  if (!start.ok)
    return unread('unreadable', start.problem.what, 'does-not-follow', { where: `start.${start.problem.where}` })
  const completed = { ...replay, start: { ...start.value } }
  return (yield* foldFault(game, completed)) ?? completed
}

function* parsed(raw: unknown): Steps<ReplayRead | Unread> {
  const { format, version }: { format?: unknown; version?: unknown } =
    typeof raw === 'object' && raw !== null ? raw : {}
  if (format === REPLAY_FORMAT && typeof version === 'number' && version > REPLAY_VERSION) {
    return unread('too-new', `version ${version}`, 'later-version', { facts: { version } })
  }
  const head = replayHead.safeParse(raw)
  if (!head.success) return misshapen(head.error)
  if (head.data.steps.length > MAX_MOVES) {
    return unread('too-long', `${head.data.steps.length} moves`, 'too-many-moves', { facts: { most: MAX_MOVES } })
  }
  const steps: z.output<typeof replayStep>[] = []
  for (const [index, one] of head.data.steps.entries()) {
    const step = replayStep.safeParse(one)
    if (!step.success) return misshapen(step.error, `steps.${index}`)
    steps.push(step.data)
    yield
  }
  return { ...head.data, steps }
}

function misshapen({ issues: [issue] }: z.core.$ZodError, key?: string): Unread {
  const where = [...(key === undefined ? [] : [key]), ...(issue?.path ?? [])].join('.')
  return unread('unreadable', issue?.message ?? 'not a replay', 'not-a-replay', { where })
}

/** Parses the JSON of a file. */
function* jsonOf(bytes: Buffer): Steps<{ readonly value: unknown } | Unread> {
  try {
    return { value: yield* parsePieces(new TextDecoder('utf-8', { fatal: true }).decode(bytes), PIECES) }
  } catch (error) {
    if (error instanceof LimitExceeded) return unread('too-long', error.message, 'part-too-long')
    if (error instanceof RangeError) return unread('unreadable', error.message, 'too-deep')
    return unread('unreadable', 'not JSON', 'not-json')
  }
}

/**
 * Returns why the rules of a replay cannot be used; events of older rules are folded as far back as the game supports.
 */
function otherRules({ rulesVersion }: ReplayRead, { match }: HostedGame): Unread | null {
  const { version, foldsFrom } = match.rules
  const facts = { version: rulesVersion, now: version }
  if (rulesVersion > version) return unread('too-new', `rules version ${rulesVersion}`, 'later-rules', { facts })
  if (rulesVersion >= foldsFrom) return null
  const what = `of older rules (${rulesVersion}, now ${version})`
  return unread('unreadable', what, 'older-rules', { where: 'rulesVersion', facts })
}
