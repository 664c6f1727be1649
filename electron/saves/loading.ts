import type { GameShape } from '../../engine/kernel/game.ts'
import { type LoadedMatch, loadingSteps } from '../../engine/match/load.ts'
import type { Match } from '../../engine/match/match.ts'
import type { Steps } from '../../engine/match/steps.ts'
import { type Unread, unread } from '../files/unread.ts'
import type { GameLookup, HostedGame } from '../games/hostedGame.ts'
import { recordOf, type SaveContent } from './content.ts'
import type { WrittenSeat } from './journal/lines.ts'
import { cutBack } from './journal/recover.ts'

export type LoadedSave =
  | {
      readonly ok: true
      readonly game: HostedGame
      readonly match: Match<GameShape>
      /** Shorter than the file's content if the last moves cannot be played. */
      readonly content: SaveContent
    }
  | Unread

/** Returns why this program cannot play an intact save; null if it can. */
export function unknownTo(games: GameLookup, { summary }: SaveContent): Unread | null {
  const { game, rulesVersion } = summary.header.record
  const known = games(game)
  if (!known) return unread('too-new', 'a game that this program does not know', 'unknown-game', { facts: { game } })
  const isLater = rulesVersion > known.match.rules.version
  if (!isLater) return unknownLevel(known, summary.seats, 'seats')
  return unread('too-new', `rules version ${rulesVersion}`, 'later-rules', { facts: { version: rulesVersion } })
}

/**
 * Returns why the seats of a file cannot be played: this program lacks one of the bots. Null if it has them all.
 * @param where path of the seats in the file
 */
export function unknownLevel({ bots }: HostedGame, seats: readonly WrittenSeat[], where: string): Unread | null {
  for (const [index, { player }] of seats.entries()) {
    if (player.kind === 'human') continue
    const bot = bots.at(player.level)
    if (bot.ok) continue
    const facts = { level: player.level, levels: bots.levels.join(', ') }
    return unread('too-new', bot.problem.what, 'unknown-level', { where: `${where}.${index}.player.level`, facts })
  }
  return null
}

/**
 * Loads a save's match up to the last move that can be played, yielding after each move.
 * @param prove trust moves only, for files from outside: each must lead to exactly the stored events
 */
export function* loadSave(games: GameLookup, content: SaveContent, { prove = false } = {}): Steps<LoadedSave> {
  const game = games(content.summary.header.record.game)
  const tooNew = unknownTo(games, content)
  if (!game || tooNew) return tooNew ?? unread('too-new', 'unknown game', 'unknown-game')
  const loaded = yield* attempt(game, content, prove)
  if (!loaded) return unread('unreadable', 'its moves cannot be played', 'not-playable')
  if (!loaded.ok) return misrecorded(loaded.problem)
  if (!seatsAgree(loaded.match, content)) return unread('unreadable', 'its seats are not the game’s', 'other-seats')
  const kept = loaded.lost > 0 ? cutBack(content, loaded.match.entries.length) : content
  return { ok: true, game, match: loaded.match, content: kept }
}

/** Plays the moves; returns null if the rules throw on the file's content. */
function* attempt(game: HostedGame, content: SaveContent, prove: boolean): Steps<LoadedMatch<GameShape> | null> {
  try {
    return yield* loadingSteps(game.match, recordOf(content), { recover: true, prove })
  } catch {
    return null
  }
}

function misrecorded({
  fault,
  where,
  what,
  rule,
  reason,
}: Extract<LoadedMatch<GameShape>, { ok: false }>['problem']): Unread {
  const code = fault === 'too-new' ? 'later-version' : 'not-playable'
  return {
    ...unread(fault === 'too-new' ? 'too-new' : 'unreadable', what, code, { where: `record.${where}` }),
    ...(reason && { reason }),
    ...(rule !== undefined && { rule }),
  }
}

function seatsAgree(match: Match<GameShape>, { summary }: SaveContent): boolean {
  return match.seats().join() === summary.header.seats.map(({ seat }) => seat).join()
}
