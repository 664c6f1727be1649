import { config } from 'zod'
import type { PlayedRecord } from '../../../electron/contract/ipc.ts'
import { canonical } from '../../../engine/kernel/fingerprint.ts'
import type { GameShape } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { Match } from '../../../engine/match/match.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import type { ReceivedFeed } from '../../host/received/receivedBook.ts'
import { Comparison } from './comparing.ts'
import { matchGameOf } from './games.ts'
import { inSlices } from './inSlices.ts'
import type { Proof } from './proof.ts'
import { type Game, replaySteps } from './replay.ts'

config({ jitless: true }) // the policy of the pages forbids code made from text

/** Deals and replays a match from its record, and compares it with all that this screen received. Runs long. */
export async function proveDeal(record: PlayedRecord, { game, messages, isCut }: ReceivedFeed): Promise<Proof> {
  const proof = await inSlices(proofSteps(await matchGameOf(game), record, messages))
  return isCut && (proof.kind === 'fits' || proof.kind === 'since') ? { kind: 'forgotten' } : proof
}

/** Yields the steps of `proveDeal`. */
export function* proofSteps(game: Game, record: PlayedRecord, messages: ReceivedFeed['messages']): Steps<Proof> {
  const match = yield* replaySteps(game, record)
  if (!(match instanceof Match)) return match
  const found = yield* new Comparison(match, messages).steps()
  if (found) return found
  const [first] = messages
  if (!first || first.moves > 0) return { kind: 'since', moves: first?.moves ?? record.moves.length }
  return { kind: record.position === undefined || isUsual(match) ? 'fits' : 'brought' }
}

/** Returns whether a match begins from the usual position of its options, as dealt from its seed. */
function isUsual({ game, start: { options, seed, state } }: Match<GameShape>): boolean {
  const usual = game.usualPosition && game.parsePosition(game.usualPosition(options), openStream(seed, 'deal'))
  if (!usual?.ok) return false
  const [given, dealt] = [state, usual.value].map((one) => canonical(game.printPosition(one)))
  return given === dealt
}
