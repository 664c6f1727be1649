import { describe, expect, it } from 'vitest'
import type { GameShape, Viewer } from '../../engine/kernel/game.ts'
import { openStream, type Rng } from '../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../engine/match/match.ts'
import { admiralKit } from '../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../engine/testkit/seaBattleKit.ts'
import type { FeedMessage, GameId, MatchInfo } from '../contract/ipc.ts'
import { gameOf } from './games.ts'
import { asJson } from './standing.ts'
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
 * Plays random moves. After every stride, redeals what a viewer may not know and compares the messages it gets. Returns
 * the number of comparisons.
 */
function tryMoves(id: GameId, kit: LawKit<GameShape>, given: object): number {
  const options = kit.game.parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  const match = createMatch(kit.game, { options: options.value, seed: SEED })
  const luck = openStream(SEED, 'secrecy')
  let tried = 0
  while (match.awaiting().length > 0 && match.entries.length < MAX_MOVES) {
    const before = match.state
    const [seat, move] = anyMove(match, luck)
    match.play(seat, move)
    if (match.entries.length % STRIDE !== 1) continue
    for (const viewer of [...match.seats(), 'spectator']) {
      const start = { options: options.value, seed: SEED }
      const one = matchFrom(kit.game, { ...start, state: before })
      const first = messagesTo(id, one, viewer, () => one.play(seat, move))
      const played = one.entries[0]
      if (!played) throw new Error('a listed move was refused')
      const state = kit.redeal(before, { state: played.after, events: played.events }, viewer, luck)
      const other = matchFrom(kit.game, { ...start, state })
      expect(messagesTo(id, other, viewer, () => other.play(seat, move))).toEqual(first)
      tried++
    }
  }
  return tried
}

/**
 * The messages to a subscriber that views as `viewer` and may play only that seat: a snapshot, then those caused by
 * `play`.
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
  if (message.kind === 'trouble') throw new Error('nothing went wrong')
  const { asked, awaiting, undo } = message.standing
  expect(asked?.seat ?? null).toBe(awaiting.includes(viewer) ? viewer : null)
  if ('seat' in undo) expect(undo.seat).toBe(viewer)
}

function infoOf(game: GameId, match: Match<GameShape>): MatchInfo {
  const seats = match.seats().map((seat) => ({ seat, name: seat, player: { kind: 'human', elsewhere: true } as const }))
  return { id: 'match', game, title: 'Match', createdAt: 0, updatedAt: 0, moves: 0, seats, outcome: null }
}

function anyMove(match: Match<GameShape>, luck: Rng): [string, GameShape['move']] {
  const [seat = ''] = match.awaiting()
  const moves = match.rules.legalMoves(match.view(seat), seat)
  const move = moves[luck.int(moves.length)]
  if (!move) throw new Error(`no move for ${seat}: ${JSON.stringify(asJson(match.state)).slice(0, 200)}`)
  return [seat, move]
}
