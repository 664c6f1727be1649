import { randomBytes } from 'node:crypto'
import { type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import { type MatchInfo, type MatchSetup, playsElsewhere } from '../contract/ipc.ts'
import type { MatchLuck } from '../saves/dealt.ts'

/** A match that is about to be dealt. */
export interface LuckRequest {
  readonly match: string
  /** The seal of the host's secret. */
  readonly hash: string
  readonly seats: MatchInfo['seats']
}

/**
 * Sends other screens the seal and asks those that play a seat elsewhere for a number each; null if there are none.
 * Waits a moment at most.
 */
export type AskForLuck = (request: LuckRequest) => Promise<readonly LuckShare[] | null>

/** Returns a new secret of 256 bits. */
export function drawSecret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Returns the luck of a new match with players on other screens; undefined if the host deals alone, or from a named
 * seed.
 */
export async function drawLuck(setup: MatchSetup, match: string, ask: AskForLuck): Promise<MatchLuck | undefined> {
  const seats = Object.entries(setup.seats).map(([seat, plan]) => ({ seat, ...plan }))
  const isSealed = setup.seed === undefined && setup.dealName === undefined
  const isShared = isSealed && seats.some(({ player }) => playsElsewhere(player))
  if (!isShared) return undefined
  const secret = drawSecret()
  const shares = await ask({ match, hash: sealOf(secret), seats })
  return shares ? { secret, shares } : undefined
}
