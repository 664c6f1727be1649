import { describe, expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { dealt, sea } from '../../testkit/sea.ts'
import { admiral } from '../rules.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import { WARY } from './conduct.ts'
import { BOTS } from './index.ts'
import { settingsOf } from './levels.ts'
import { PLAIN } from './personalities.ts'
import { PlanGame } from './planGame.ts'
import { type Plan, plansOf } from './plans.ts'
import { likedMove } from './policy.ts'
import { comparePlans, rankMoves, rankPlans } from './thinking.ts'
import { dealWorld } from './worlds.ts'

const { state } = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' } })
const HARD = settingsOf('hard', state)

function compared(plan: Plan) {
  const subject = { view: state, seat: 'red', rng: openStream(1, 'judge'), budget: new Budget(300) }
  const ranked = comparePlans(subject, plan, HARD)
  const others = ranked.filter(({ move }) => move !== plan)
  return { worth: ranked.find(({ move }) => move === plan)?.mean, others }
}

/** Returns the same plan as a record may write it. */
const rewritten = (plan: Plan): Plan =>
  // A move with its entries in another order is the same move; TypeScript does not follow that.
  plan.map((move) => Object.fromEntries(Object.entries(move).toReversed()) as unknown as typeof move)

it('a plan is compared with others, not with itself with its keys in another order', () => {
  const plans = plansOf(state, 'red', 6, WARY)
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) {
    expect(compared(rewritten(plan))).toEqual(compared(plan))
    expect(compared(rewritten(plan)).others.map(({ move }) => move)).not.toContainEqual(plan)
  }
})

describe('a search with a tree', () => {
  const thinking = {
    ...HARD,
    search: { ...HARD.search, depth: 2, exploration: 2, width: { first: 4, growth: 0 } },
  }
  const { state } = sea({
    ships: {
      'red-line': ['k8 N', { captain: 'swift' }],
      'blue-line': ['m8 N', { captain: 'rapid' }],
      'blue-brig': ['n9 N', { captain: 'target' }],
    },
    options: { captains: 'all' },
  })
  const ranked = (view: AdmiralState) =>
    rankPlans({ view, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(300) }, thinking, PLAIN)

  it('plays legal moves, and the same moves again', () => {
    const [first] = ranked(admiral.view(state, 'red'))
    expect(first?.move[0] && admiral.refuse(state, 'red', first.move[0])).toBeNull()
    expect(first?.trials).toBeGreaterThan(0)
    expect(ranked(admiral.view(state, 'red'))).toEqual(ranked(admiral.view(state, 'red')))
  })

  it('offers a seat the same plans in every world that its view allows', () => {
    let differently = 0
    for (const at of duelOfEasyBots()) {
      const [team = 'red'] = admiral.awaiting(at)
      const view = admiral.view(at, team)
      const game = new PlanGame(view, HARD, new Budget(1000))
      const worlds = [1, 2, 3, 4].map((luck) => dealWorld(view, openStream(luck, 'deal')))
      const offered = (plansIn: (world: AdmiralState) => readonly Plan[]) =>
        new Set(worlds.map((world) => canonical(plansIn(world)))).size
      if (offered((world) => plansOf(world, team as TeamId, 6, WARY)) > 1) differently++ // a seat is a team
      expect(offered((world) => game.candidates(world))).toBe(1)
    }
    expect(differently).toBeGreaterThan(0)
  })
})

/** Returns positions of a duel in which knowing some captain would change the best move. */
function duelOfEasyBots(): readonly AdmiralState[] {
  const rng = openStream(4, 'm')
  const states = [dealt({ captains: 'all' }, 4).state]
  for (let i = 0; i < 90; i++) {
    const state = states.at(-1) as AdmiralState // the list is not empty
    const [seat = 'red'] = admiral.awaiting(state)
    const move = BOTS.easy.choose(admiral.view(state, seat), seat, rng)
    states.push(playMove(admiral, state, seat, move, rng).state)
  }
  return states.filter(({ assigning }) => assigning.length === 0)
}

it("if time runs out before every move was tried, the policy's choice comes first", () => {
  const subject = { view: state, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(300, () => true) }
  const [first] = rankMoves(subject, settingsOf('easy', state), PLAIN)
  expect(first).toMatchObject({ move: [likedMove(state, settingsOf('easy', state).conduct)], trials: 0 })
  expect(admiral.legalMoves(state, 'red')[0]).not.toEqual(first?.move[0])
})
