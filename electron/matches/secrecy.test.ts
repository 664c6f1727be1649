import { describe, expect, it } from 'vitest'
import type { GameShape, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import { admiralKit } from '../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../engine/testkit/seaBattleKit.ts'
import type { FeedMessage, GameId, MatchInfo } from '../contract/ipc.ts'
import { gameOf } from '../games/games.ts'
import { redealings } from '../testkit/redealings.ts'
import { Subscription } from './subscription.ts'

const SEED = 5
/** Every seventh move of a match is tested. */
const STRIDE = 7
const MAX_MOVES = 210

describe('a subscriber with one viewer', () => {
  it.each([
    ['jackal', jackalKit, {}],
    ['admiral', admiralKit, { captains: 2 }],
    ['sea-battle', seaBattleKit, {}],
  ] as const)('gets the same messages of %s, whatever is hidden from it', (id, kit, options) => {
    // Each kit belongs to the game beside it.
    const tried = tryMoves(id, kit as unknown as LawKit<GameShape>, options)
    expect(tried).toBeGreaterThan(60)
  })
})

/**
 * Compares the messages that a viewer gets of a move, for all facts that it may not know. Returns the number of
 * comparisons.
 */
function tryMoves(id: GameId, kit: LawKit<GameShape>, options: object): number {
  let tried = 0
  const isTried = (_: unknown, number: number) => number % STRIDE === 1
  for (const redealing of redealings(kit, options, { seed: SEED, maxMoves: MAX_MOVES, isTried })) {
    const { viewer, seat, move, before, redealt, matchFrom } = redealing
    const [first, second] = [before, redealt].map((state) => {
      const match = matchFrom(state)
      return messagesTo(id, match, viewer, () => match.play(seat, move))
    })
    expect(second).toEqual(first)
    tried++
  }
  return tried
}

/**
 * Returns the messages to a subscriber that views as `viewer` and may play only that seat: a snapshot, then those
 * caused by `play`.
 */
function messagesTo(id: GameId, match: Match<GameShape>, viewer: Viewer, play: () => unknown): string[] {
  const messages: FeedMessage[] = []
  const access = { place: 'elsewhere' as const, seats: [viewer], viewers: [viewer], setsPace: false }
  const subscription = new Subscription(access, viewer, (message) => messages.push(message))
  const moment = {
    match,
    info: infoOf(id, match),
    thinking: null,
    secretMoves: gameOf(id)?.secretMoves ?? false,
    seatedAfter: {},
  }
  subscription.sendSnapshot(moment)
  play()
  subscription.sendBatch(moment, match.entries[0]?.seat ?? '')
  for (const message of messages) expectOwnMoves(message, viewer)
  return messages.map((message) => JSON.stringify(message))
}

/** Expects moves and undo for the viewer's own seat only. */
function expectOwnMoves(message: FeedMessage, viewer: Viewer): void {
  if (!('standing' in message)) throw new Error('nothing went wrong, and there is no clock')
  const { asked, awaiting, undo } = message.standing
  expect(asked?.seat ?? null).toBe(awaiting.includes(viewer) ? viewer : null)
  if ('seat' in undo) expect(undo.seat).toBe(viewer)
}

function infoOf(game: GameId, match: Match<GameShape>): MatchInfo {
  const seats = match.seats().map((seat) => ({ seat, name: seat, player: { kind: 'human', elsewhere: true } as const }))
  return { id: 'match', game, title: 'Match', createdAt: 0, updatedAt: 0, moves: 0, seats, outcome: null }
}
