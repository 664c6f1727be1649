import { isDeepStrictEqual } from 'node:util'
import type { GameShape } from '../../engine/kernel/game.ts'
import { jointSeed, sealOf } from '../../engine/kernel/jointSeed.ts'
import { loadingSteps } from '../../engine/match/load.ts'
import { createMatch, type Match } from '../../engine/match/match.ts'
import type { MatchRecord } from '../../engine/match/record.ts'
import type { Steps } from '../../engine/match/steps.ts'
import type { Json, OpenedDeal, PlayedRecord } from '../contract/ipc.ts'
import type { HostedGame } from '../games/hostedGame.ts'
import { type Dealt, nameOf } from '../saves/dealt.ts'

/**
 * Opens the deal of a match that is over: deals and plays it again from its secret. Yields after each move.
 * @param record the full record of the match
 */
export function* openDeal(
  { match: game }: HostedGame,
  match: Match<GameShape>,
  record: MatchRecord,
  { dealName, luck }: Dealt = {},
): Steps<OpenedDeal> {
  const { seed } = match.start
  if (typeof seed === 'number') return { kind: 'open', seed, ...nameOf(dealName) }
  const secret = luck?.secret ?? seed
  const joint = luck && { joint: { seed, shares: luck.shares } }
  const sealed = { kind: 'sealed', hash: sealOf(secret), secret, ...joint } as const
  if (luck && jointSeed(luck.secret, luck.shares) !== seed) return { ...sealed, check: 'broken' }
  if (record.rulesVersion !== game.rules.version) return { ...sealed, check: 'other-rules' }
  const played = yield* loadingSteps(game, record, { prove: true })
  const isHeld = played.ok && played.match.entries.length === match.entries.length && isDealtBy(match, seed)
  return { ...sealed, check: isHeld ? 'held' : 'broken' }
}

/**
 * Returns the data from which a screen deals a match that is over and plays it again, to check it. A dealt position
 * follows from the seed.
 */
export function playedRecordOf({ rulesVersion, options, seed, position, dealt, entries }: MatchRecord): PlayedRecord {
  const isBrought = position !== undefined && dealt === undefined
  return {
    rulesVersion,
    options: { ...options } as PlayedRecord['options'], // a record is JSON
    seed,
    ...(isBrought ? { position: position as Json } : {}),
    moves: entries.map(({ seat, move }) => ({ seat, move: move as Json })),
  }
}

/** Returns whether the seed dealt the match; false for a position that the players loaded. */
function isDealtBy({ game, start }: Match<GameShape>, seed: string): boolean {
  if (!start.dealt) return true
  const { state } = createMatch(game, { options: start.options, seed })
  return isDeepStrictEqual(game.printPosition(state), game.printPosition(start.state))
}
