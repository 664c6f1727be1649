import { describe, expect, it } from 'vitest'
import type { GameShape, Seat } from '../../../../engine/kernel/game.ts'
import type { Match } from '../../../../engine/match/match.ts'
import { admiralKit } from '../../../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../../../engine/testkit/seaBattleKit.ts'
import type { GameId } from '../../../contract/ipc.ts'
import { MOST_OPTIONS, type VoteState } from '../../../contract/vote.ts'
import { gameOf } from '../../../games/games.ts'
import type { BotQuestion } from '../../../matches/bots/botMessages.ts'
import { adviseOn } from '../../../matches/bots/botThinking.ts'
import { VotedMoves } from '../../../matches/votes/votedMoves.ts'
import { bareTable } from '../../../testkit/bareTable.ts'
import { GuestScreen } from '../../../testkit/guestScreens.ts'
import { memoryMatch, onlyMatch } from '../../../testkit/memoryMatches.ts'
import { redealings } from '../../../testkit/redealings.ts'
import { quiet } from '../../../testkit/subscribers.ts'
import { audiencePlan } from '../channels/channel.ts'

const SEED = 3
/** Every ninth move of a match is tested. */
const STRIDE = 9
const MAX_MOVES = 90

/** Ranks moves for as long as it likes: the options must not depend on the computer. */
const ranker = {
  async advise(question: BotQuestion) {
    const reply = adviseOn(gameOf, { ...question, number: 0, thinkingTime: Number.POSITIVE_INFINITY })
    if ('failure' in reply) throw new Error(reply.failure)
    return reply.advice
  },
  interrupt: async () => {},
}

/** Returns what a viewer's screen is sent about the vote on a seat's move, and the move that its vote gives. */
async function voteOn(id: GameId, match: Match<GameShape>, seat: Seat) {
  const live = memoryMatch(id, match)
  await live.setPlayer(seat, { kind: 'bot', level: 'easy', audience: true })
  const plans = [audiencePlan('watch', 1000)]
  const { table, timeSource, connections, enter } = bareTable({ matches: onlyMatch(live), plans, wallClock: () => 0 })
  await table.follow('in-memory')
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  const guest = await enter('watch', 'c', new GuestScreen(game))
  const chosen = new VotedMoves(live, ranker, () => table.votes).choose(seat, 'easy', new AbortController().signal)
  await quiet()
  timeSource.pass(2000)
  const state = table.votes.stateIn('watch')
  if (state) table.votes.cast(guest, state.vote, state.options.length)
  timeSource.pass(30_000)
  const move = await chosen
  return { state, move, texts: connections.take('c').filter((text) => text.includes('"channel.vote"')) }
}

describe.each([
  ['jackal', jackalKit, {}],
  ['admiral', admiralKit, { captains: 2 }],
  ['sea-battle', seaBattleKit, {}],
] as const)('a vote in %s', (id, anyKit, options) => {
  const kit = anyKit as unknown as LawKit<GameShape> // each kit belongs to its game
  const isTried = (_: unknown, number: number) => number < 3 || number % STRIDE === 1

  it('shows viewers the same, whatever is hidden from them, and offers moves that differ', async () => {
    const polls: VoteState[] = []
    for (const { viewer, seat, before, redealt, matchFrom } of redealings(kit, options, {
      seed: SEED,
      maxMoves: MAX_MOVES,
      isTried,
    })) {
      if (viewer !== 'spectator') continue
      const [first, second] = [await voteOn(id, matchFrom(before), seat), await voteOn(id, matchFrom(redealt), seat)]
      expect(second.texts).toEqual(first.texts)
      if (!first.state) continue
      polls.push(first.state)
      expect(first.move).toEqual(first.state.options.at(-1)?.move)
      const match = matchFrom(before)
      expect(match.prepare(seat, first.move as never).ok).toBe(true) // a move of this game
    }
    expect(polls.length).toBeGreaterThan(5)
    for (const { options: offered } of polls) {
      expect(offered.length).toBeGreaterThan(1)
      expect(offered.length).toBeLessThanOrEqual(MOST_OPTIONS)
      const plans = offered.map(({ move, sequel }) => JSON.stringify([move, sequel]))
      expect(new Set(plans).size).toBe(offered.length)
    }
  })
})

it('no vote is held on where a fleet lies, which captains sail, or in which order tiles are laid', () => {
  const secrets = [
    ['sea-battle', { kind: 'place' }],
    ['sea-battle', { kind: 'placeRandom' }],
    ['admiral', { kind: 'assign' }],
    ['jackal', { kind: 'arrange' }],
  ] as const
  for (const [id, move] of secrets) expect(gameOf(id)?.isSecret?.(move)).toBe(true)
  for (const [id, kind] of [
    ['sea-battle', 'fire'],
    ['admiral', 'steer'],
    ['jackal', 'go'],
  ] as const)
    expect(gameOf(id)?.isSecret?.({ kind })).toBe(false)
})
