import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { GameShape } from '../../engine/kernel/game.ts'
import type { Seed } from '../../engine/kernel/rng.ts'
import { loadingSteps } from '../../engine/match/load.ts'
import { createMatch, type Match } from '../../engine/match/match.ts'
import type { MatchRecord } from '../../engine/match/record.ts'
import type { Steps } from '../../engine/match/steps.ts'
import type { Deal, OpenedDeal } from '../contract/ipc.ts'
import type { HostedGame } from './hostedGame.ts'

/** What everybody may know of a match's luck from the beginning. */
export function dealOf(seed: Seed): Deal {
  return typeof seed === 'number' ? { kind: 'open' } : { kind: 'sealed', hash: hashOf(seed) }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
}

/**
 * Opens the deal of a match that is over: deals and plays it again from its secret. Yields after each move.
 *
 * @param record the full record of the match
 */
export function* openDeal(
  { match: game }: HostedGame,
  match: Match<GameShape>,
  record: MatchRecord,
): Steps<OpenedDeal> {
  const { seed } = match.start
  if (typeof seed === 'number') return { kind: 'open', seed }
  const sealed = { kind: 'sealed', hash: hashOf(seed), secret: seed } as const
  if (record.rulesVersion !== game.rules.version) return { ...sealed, check: 'other-rules' }
  const played = yield* loadingSteps(game, record, { prove: true })
  const isHeld = played.ok && played.match.entries.length === match.entries.length && isDealtBy(match, seed)
  return { ...sealed, check: isHeld ? 'held' : 'broken' }
}

/** A position that the players brought was dealt by nobody. */
function isDealtBy({ game, start }: Match<GameShape>, seed: string): boolean {
  if (!start.dealt) return true
  const { state } = createMatch(game, { options: start.options, seed })
  return isDeepStrictEqual(game.printPosition(state), game.printPosition(start.state))
}
