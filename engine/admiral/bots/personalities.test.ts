import { describe, expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { admiralKit } from '../../testkit/admiralKit.ts'
import { BOT_LEVELS } from '../data/botLevels.ts'
import { BOT_PERSONALITIES } from '../data/botPersonalities.ts'
import { legalMoves } from '../moves.ts'
import { parseOptions } from '../options.ts'
import { parsePosition } from '../position.ts'
import { admiral } from '../rules.ts'
import type { AdmiralMove, AdmiralState } from '../types.ts'
import { WARY } from './conduct.ts'
import { BOTS } from './index.ts'
import { settingsOf } from './levels.ts'
import { type Fondness, fondnessBy, fondnessOf, LOVED, MOST_FONDNESS, PLAIN } from './personalities.ts'
import { type Plan, wholeWay } from './plans.ts'
import { likedMove } from './policy.ts'
import { FEWEST_POSITIONS, rankPlans } from './thinking.ts'

interface ShipPlan {
  readonly id: string
  readonly team: 'red' | 'blue'
  readonly at: string
  readonly heading: string
  readonly hullDamage?: number
  readonly shotsLeft?: number
}

/** Returns a state with red to move: brigs without captains on an open sea. */
function sea(...ships: readonly ShipPlan[]): AdmiralState {
  const position = {
    game: 'admiral',
    options: { captains: 'none', scenario: 'custom' },
    board: {
      width: 24,
      height: 16,
      forts: [{ id: 'red-fort', team: 'red', at: 'b2', hullDamage: 0, shotsLeft: 2 }],
    },
    wind: { toward: 'E', strength: 'fresh' },
    teams: [{ id: 'red' }, { id: 'blue' }],
    ships: ships.map((ship) => ({ class: 'brig', ...ship })),
    turn: 'red',
  }
  const parsed = parsePosition(position, openStream(1, 'deal'))
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

const OWN: ShipPlan = { id: 'red-brig', team: 'red', at: 'k8', heading: 'N' }
const enemy = (at: string, heading: string): ShipPlan => ({ id: 'blue-brig', team: 'blue', at, heading })

/** Returns how much a personality likes the best-liked of red's moves of a kind. */
function liking(personality: string, state: AdmiralState, isMeant: (move: AdmiralMove) => boolean): number {
  const moves = legalMoves(state, 'red').filter(isMeant)
  if (moves.length === 0) throw new Error('no such move')
  const fondness = fondnessOf(personality, 'medium', state)
  return Math.max(...moves.map((move) => fondness([move])))
}

const fires = ({ kind }: AdmiralMove) => kind === 'fire'
const boards = ({ kind }: AdmiralMove) => kind === 'board'
const sailsOn = (move: AdmiralMove) => move.kind === 'steer' && move.turn === 'none'

describe('a plan liked for its own sake', () => {
  it('the raker fires into a stern or a bow, and does not care for broadside against broadside', () => {
    expect(liking('raker', sea(OWN, enemy('m8', 'E')), fires)).toBeGreaterThan(0)
    expect(liking('raker', sea(OWN, enemy('m8', 'W')), fires)).toBeGreaterThan(0)
    expect(liking('raker', sea(OWN, enemy('m8', 'N')), fires)).toBe(0)
  })

  it('the boarder boards ships with a fair chance to take them, when its guns can do no more', () => {
    const [spent, hurt] = [{ shotsLeft: 0 }, { hullDamage: 1 }]
    const likes = (own: ShipPlan, other: ShipPlan) => liking('boarder', sea(own, other), boards) > 0
    expect(likes({ ...OWN, ...spent }, enemy('l8', 'N'))).toBe(true)
    expect(likes(OWN, enemy('l8', 'N'))).toBe(false)
    expect(likes({ ...OWN, ...spent, ...hurt }, enemy('l8', 'N'))).toBe(false)
    expect(likes({ ...OWN, ...spent, ...hurt }, { ...enemy('l8', 'N'), ...hurt })).toBe(true)
  })

  it('the boarder sails alongside ships with a fair chance to take them, more if the chance is higher, and not away from them', () => {
    const towards = (other: Partial<ShipPlan>, own = OWN) =>
      liking('boarder', sea(own, { ...enemy('l9', 'N'), ...other }), sailsOn)
    expect(towards({})).toBeGreaterThan(0)
    expect(towards({ hullDamage: 1 })).toBeGreaterThan(towards({}))
    expect(towards({}, { ...OWN, hullDamage: 1 })).toBe(0)
    expect(towards({ at: 'l8' })).toBeLessThan(0)
  })

  it('the cautious bot sails away from the enemy, not towards it', () => {
    expect(liking('cautious', sea(OWN, enemy('k14', 'N')), sailsOn)).toBeLessThan(0)
  })
})

it('no plan is liked or avoided by more than a level can bear', () => {
  const state = sea(OWN, enemy('m8', 'E'))
  const rake = legalMoves(state, 'red').find((move) => fires(move) && fondnessBy({ rakes: 1 }, state)([move]) > 0)
  if (!rake) throw new Error('nothing to rake')
  expect(fondnessBy({ rakes: 5 }, state)([rake])).toBe(MOST_FONDNESS)
  expect(fondnessBy({ rakes: -5 }, state)([rake])).toBe(-MOST_FONDNESS)
})

describe('a way that the policy intends', () => {
  const state = sea(OWN, enemy('s3', 'S'))
  const liked = likedMove(state, WARY)
  const ranked = (positions: number, fondness: Fondness) => {
    const subject = { view: state, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(positions) }
    return rankPlans(subject, settingsOf('hard', state), fondness)
  }

  it('is the way that the policy sails next, and is weighed as a whole against others', () => {
    if (liked?.kind !== 'steer') throw new Error('the policy does not sail')
    const way = wholeWay(state, [liked], WARY)
    expect(way.length).toBeGreaterThan(1)
    let now = state
    for (const move of way) {
      expect(likedMove(now, WARY)).toEqual(move)
      now = playMove(admiral, now, 'red', move, openStream(1, 'luck')).state
    }
    const weighed: Plan[] = []
    const fondness = (plan: Plan) => weighed.push(plan)
    ranked(100, fondness)
    expect(weighed).toContainEqual(way)
    expect(weighed).not.toContainEqual([liked])
  })

  it('is played with every personality if there are too few positions to try others', () => {
    const first = (positions: number, fondness: Fondness) => ranked(positions, fondness)[0]?.move
    const stays: Fondness = ([move]) => (move?.kind === 'finish' ? 100 : 0)
    expect(first(FEWEST_POSITIONS, stays)).toEqual([expect.objectContaining({ kind: 'finish' })])
    expect(first(FEWEST_POSITIONS - 1, stays)).toEqual(first(FEWEST_POSITIONS - 1, PLAIN))
  })

  it('is the plan itself if no ship sails, or the way is already whole', () => {
    const finish: Plan = [{ kind: 'finish', ship: 'red-brig' }]
    expect(wholeWay(state, finish, WARY)).toBe(finish)
    const whole = wholeWay(state, liked ? [liked] : [], WARY)
    expect(wholeWay(state, whole, WARY)).toBe(whole)
  })
})

it('a plan that a personality loves is played unless another is clearly better', () => {
  const state = sea({ ...OWN, shotsLeft: 0 }, enemy('l8', 'N'), { ...enemy('u2', 'N'), id: 'blue-other' })
  const boards: Fondness = ([move]) => (move?.kind === 'board' ? 1 : 0)
  const first = (fondness: Fondness) => {
    const subject = { view: state, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(150) }
    return rankPlans(subject, settingsOf('medium', state), fondness)[0]?.move[0]?.kind
  }
  expect(first((plan) => LOVED * boards(plan))).toBe('board')
  expect(first((plan) => 0.99 * LOVED * boards(plan))).not.toBe('board')
})

/** Returns a duel with captains, after some random moves. */
function midMatch(seed: number): AdmiralState {
  const options = parseOptions({ players: 2, scenario: 'duel' })
  if (!options.ok) throw new Error(options.problem.what)
  const rng = openStream(seed, 'moves')
  let state = admiral.setup(options.value, openStream(seed, 'deal'))
  for (let i = 0; i < 40; i++) {
    const seat = admiral.awaiting(state)[0] ?? 'nobody'
    const legal = admiral.legalMoves(state, seat)
    const move = legal[rng.int(legal.length)]
    if (move) state = playMove(admiral, state, seat, move, rng).state
  }
  return state
}

describe.each(BOT_PERSONALITIES)('a %s admiral', (personality) => {
  it.each(BOT_LEVELS)('chooses the same at the level %s with other hidden captains of the enemy', (level) => {
    const state = midMatch(1)
    const seat = admiral.awaiting(state)[0] ?? 'nobody'
    const redealt = admiralKit.redeal(state, { state, events: [] }, seat, openStream(1, 'redeal'))
    expect(redealt.ships).not.toEqual(state.ships)
    const chosen = (one: AdmiralState) =>
      BOTS[level].choose(admiral.view(one, seat), seat, openStream(1, 'bot'), { budget: 100, personality })
    expect(chosen(redealt)).toEqual(chosen(state))
  })
})
