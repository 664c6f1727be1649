import { describe, expect, it } from 'vitest'
import { CAPTAINS, type Captain } from '../../engine/admiral/data/captains.ts'
import type { AdmiralState, Ship } from '../../engine/admiral/types.ts'
import type { GameShape, Viewer } from '../../engine/kernel/game.ts'
import { textHash } from '../../engine/kernel/textHash.ts'
import type { Match } from '../../engine/match/match.ts'
import { ADMIRAL } from '../../engine/protocol/games.ts'
import { admiralKit } from '../../engine/testkit/admiralKit.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../engine/testkit/seaBattleKit.ts'
import type { GameId, Player } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import type { HostedGame } from '../games/hostedGame.ts'
import type { Store } from '../saves/store.ts'
import { freshFolder } from '../testkit/folders.ts'
import { type Redealing, randomMoves, redealings } from '../testkit/redealings.ts'
import { gameStore } from '../testkit/seaMatches.ts'
import { ANSWER_INTERVAL, BotTurns, MOVE_INTERVAL, NO_MEMORY, type Thinker } from './bots/botTurns.ts'
import { LiveMatch } from './liveMatch.ts'

const WITH_CAPTAINS = { captains: 2 }
const STRIDE = 19
// The kits of any game have this shape for tests that only pass their values on.
const ADMIRAL_KIT = admiralKit as unknown as LawKit<GameShape>
const SEA_BATTLE_KIT = seaBattleKit as unknown as LawKit<GameShape>

describe('a viewer receives a bot’s move at the same time, whatever the bot hides', () => {
  it.each([
    ['admiral', ADMIRAL_KIT, WITH_CAPTAINS, [1, 2, 3, 4, 5, 6]],
    ['sea-battle', SEA_BATTLE_KIT, {}, [1, 2, 3, 4]],
  ] as const)('in %s', async (id, kit, options, seeds) => {
    const game = hosted(id)
    const store = await gameStore(await freshFolder())
    const isTried = (state: GameShape['state'], number: number) => isAnswer(game, state) || number % STRIDE === 0
    let tried = 0
    const samples = seeds.map((seed) => ({ seed, maxMoves: 600, isTried }))
    for (const redealing of samples.flatMap((sample) => [...redealings(kit, options, sample)])) {
      if (!isHiddenFromViewer(game, redealing)) continue
      const first = await receivedAfter(store, game, redealing, 'before')
      expect(await receivedAfter(store, game, redealing, 'redealt')).toBe(first)
      tried++
    }
    expect(tried).toBeGreaterThan(20)
  })
})

it('a seat that may have no choice in Admiral because of a hidden captain is still asked for an answer', () => {
  const { rules } = ADMIRAL
  let found = 0
  const played = [3, 5].flatMap((seed) => [...randomMoves(ADMIRAL_KIT, WITH_CAPTAINS, { seed, maxMoves: 600 })])
  for (const { seat, before } of played) {
    const state = before as AdmiralState // the kit's game is Admiral
    const hidden = state.ships.filter(({ team, captain, shown }) => team === seat && captain !== null && !shown)
    const isChoice = ([captain, ship]: readonly [Captain, Ship]) => {
      const ships = state.ships.map((one) => (one.id === ship.id ? { ...one, captain } : one))
      return rules.legalMoves(rules.view({ ...state, ships }, seat), seat).length > 1
    }
    const dealt = hidden.flatMap((ship) => CAPTAINS.map((captain) => [captain, ship] as const))
    if (new Set(dealt.map(isChoice)).size < 2) continue
    found++
    expect(isAnswer(hosted('admiral'), before)).toBe(true)
  }
  expect(found).toBeGreaterThan(0)
})

/** Returns whether the moving seat sees different things in the two states. */
function isHiddenFromViewer(game: HostedGame, { viewer, seat, before, redealt }: Redealing): boolean {
  if (viewer === seat || viewer === 'spectator') return false
  const [one, other] = [before, redealt].map((state) => JSON.stringify(game.match.rules.view(state, seat)))
  return one !== other
}

/**
 * Returns the time in milliseconds between the question to a bot and the viewer, who plays a seat, receiving its move.
 * The bot's time depends on everything it sees, within an interval.
 */
async function receivedAfter(
  store: Store,
  game: HostedGame,
  redealing: Redealing,
  dealt: 'before' | 'redealt',
): Promise<number> {
  const { viewer, seat, move } = redealing
  let time = 0
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds
    },
  }
  const interval = isAnswer(game, redealing[dealt]) ? ANSWER_INTERVAL : MOVE_INTERVAL
  const thinker: Thinker = {
    choose: async ({ view }) => {
      time += textHash(JSON.stringify(view)) % interval
      return asJson(move)
    },
    advise: async () => [],
    prepare: () => {},
    interrupt: async () => undefined,
  }
  const id = await saved(store, redealing.matchFrom(redealing[dealt]), viewer)
  const live: LiveMatch = new LiveMatch(await store.open(id), () => turns.step())
  const turns = new BotTurns(live, thinker, silentLog, NO_MEMORY, 0, clock)
  return new Promise((resolve) => {
    const access = { place: 'here' as const, seats: [viewer], viewers: [viewer], setsPace: true }
    live.subscribe(access, (message) => {
      if (message.kind === 'snapshot') return
      live.unsubscribeAll()
      expect(message).toMatchObject({ kind: 'batch', by: seat })
      resolve(time)
    })
  })
}

/** Saves a match in which a person plays one seat and bots the others. */
async function saved(store: Store, match: Match<GameShape>, person: Viewer): Promise<string> {
  const seats = match.seats().map((seat) => {
    const player: Player = seat === person ? { kind: 'human' } : { kind: 'bot', level: 'easy' }
    return { seat, name: seat, player }
  })
  return (await store.create({ seats, record: match.recordHead() })).id
}

function isAnswer(game: HostedGame, state: GameShape['state']): boolean {
  return game.isAnswer?.(state) ?? false
}

function hosted(id: GameId): HostedGame {
  const game = gameOf(id)
  if (!game) throw new Error(`no ${id}`)
  return game
}
