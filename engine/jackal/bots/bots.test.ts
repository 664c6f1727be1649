import { describe, expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { type Island, island } from '../../testkit/island.ts'
import { jackalKit } from '../../testkit/jackalKit.ts'
import { printMove } from '../codec.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import { BOT_LEVELS, type BotLevel } from '../data/botLevels.ts'
import { parseOptions } from '../options.ts'
import { jackal } from '../rules.ts'
import type { JackalState } from '../types.ts'
import { BOTS } from './index.ts'

const FEW = 600

/** Returns the public form of the bot's move for the seat that must decide. */
function chosen(level: BotLevel, state: JackalState, luck = 1, budget = FEW): object {
  const seat = jackal.awaiting(state)[0] ?? 'nobody'
  const move = BOTS[level].choose(jackal.view(state, seat), seat, openStream(luck, 'bot'), { budget })
  return printMove(move, state)
}

/** Returns a match after some random moves; shows every position on the way to `visit`. */
function midMatch(seed: number, moves: number, visit: (state: JackalState) => void = () => {}): JackalState {
  const options = parseOptions({ players: 2 })
  if (!options.ok) throw new Error(options.problem.what)
  const rng = openStream(seed, 'moves')
  let state = jackal.setup(options.value, openStream(seed, 'deal'))
  for (let i = 0; i < moves && !state.result; i++) {
    visit(state)
    const seat = jackal.awaiting(state)[0] ?? 'nobody'
    const legal = jackal.legalMoves(state, seat)
    const move = legal[rng.int(legal.length)]
    if (move) state = playMove(jackal, state, seat, move, rng).state
  }
  return state
}

/** Returns positions from random matches, grouped by the kind of decision, a few of each kind. */
function questionsOfMatches(): ReadonlyMap<string, JackalState[]> {
  const questions = new Map<string, JackalState[]>()
  for (let seed = 1; seed <= 30; seed++) {
    midMatch(seed, 400, (state) => {
      const kind = state.decision?.kind ?? 'turn'
      const known = questions.get(kind) ?? []
      if (known.length < 4) questions.set(kind, [...known, state])
    })
  }
  return questions
}

describe.each(BOT_LEVELS)('the %s bot', (level) => {
  const choose = (game: Island) => chosen(level, game.state)
  const on = (drawing: string, plan: IslandPlan) => choose(island(drawing, plan))

  it('brings a coin home', () => {
    expect(on('empty=1', { at: 'g2', pieces: { 'white-1': 'g2' } })).toEqual({
      kind: 'go',
      piece: 'white-1',
      to: 'g1',
      carry: 'coin',
    })
  })

  it('brings a coin home on a board of another size', () => {
    const map = '~~~~~~~ ~#####~ ~#####~ ~~~~~~~'
    expect(on('empty=1', { map, at: 'd2', pieces: { 'white-1': 'd2' } })).toMatchObject({ to: 'd1', carry: 'coin' })
  })

  it('takes the way that leads home, not the shorter one into a fort', () => {
    const plan = { at: 'g4', pieces: { 'white-1': 'g4' }, tiles: { f3: 'cannibal', g3: 'fort', h3: '.' } }
    expect(on('empty=1', plan)).toMatchObject({ to: 'h3', carry: 'coin' })
  })

  it('avoids a fatal move if there is another', () => {
    const plan = { pieces: { 'white-1': 'e5', 'white-2': { at: 'c9', trapped: true } }, tiles: { c9: 'trap' } }
    const game = island(
      `cannibal cannibal  cannibal
       cannibal .         .
       cannibal cannibal  cannibal`,
      { ...plan, at: 'd4' },
    )
    expect(game.isFatal('white-1', 'd6')).toBe(true)
    expect(choose(game)).toMatchObject({ to: 'f5' })
  })

  it('swears aloud', () => {
    const game = island('. caramba', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.state.decision?.kind).toBe('oath')
    expect(choose(game)).toEqual({ kind: 'swear', loud: true })
  })

  it('follows an arrow onto its ship with a coin in hand', () => {
    const game = island('empty=1 . \n . arrow-4', { at: 'f2', pieces: { 'white-1': 'f3' } })
    game.go('white-1', 'g2', { carry: 'coin' })
    expect(choose(game)).toMatchObject({ kind: 'go', to: 'g1' })
  })

  it.each([
    ['accepts the end when nobody can catch it', '. .', 9, 'acceptEnd'],
    ['declines the end when it is behind and can still catch up', '. empty=5', 0, 'decline'],
    ['accepts the end when it can catch nobody', '. empty=2', 0, 'acceptEnd'],
  ])('%s', (_what, land, gold, answer) => {
    const game = island(land, { teams: { red: { gold }, white: { gold: 4 } } })
    game.play('white', { kind: 'offerEnd' })
    expect(game.actor).toBe('red')
    expect(choose(game)).toEqual({ kind: answer })
  })

  it('sends a foreign team to its death under the grove', () => {
    const game = island('. . .\n. . cannibal\n. . .', {
      pieces: { 'white-1': 'f5', 'red-1': 'c8' },
      more: { grove: { turnsLeft: 2 } },
    })
    expect(game.turn).toBe('white')
    expect(game.actor).toBe('red')
    expect(choose(game)).toMatchObject({ piece: 'white-1', to: 'g6' })
  })

  it('chooses the same regardless of what lies on the tiles that it does not know', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const state = midMatch(seed, 60)
      const seat = jackal.awaiting(state)[0] ?? 'nobody'
      const redealt = jackalKit.redeal(state, { state, events: [] }, seat, openStream(seed, 'redeal'))
      expect(redealt.tiles).not.toEqual(state.tiles)
      expect(chosen(level, redealt)).toEqual(chosen(level, state))
    }
  })

  it('gives a legal answer to every decision', () => {
    const questions = questionsOfMatches()
    expect([...questions.keys()].toSorted()).toEqual(['arrange', 'arrival', 'oath', 'onward', 'peek', 'swap', 'turn'])
    for (const state of [...questions.values()].flat()) {
      const seat = jackal.awaiting(state)[0] ?? 'nobody'
      const move = BOTS[level].choose(jackal.view(state, seat), seat, openStream(1, 'bot'), { budget: 100 })
      expect(jackal.refuse(state, seat, move)).toBeNull()
    }
  })

  it('gives the same result with the same luck and budget', () => {
    const state = midMatch(7, 50)
    expect(chosen(level, state, 3)).toEqual(chosen(level, state, 3))
  })
})

it('advice on an earthquake names both tiles', () => {
  const quakes = questionsOfMatches().get('swap') ?? []
  const first = quakes.find(({ decision }) => decision?.kind === 'swap' && decision.first === null)
  if (!first) throw new Error('no earthquake')
  const [seat = 'nobody'] = jackal.awaiting(first)
  const advice = BOTS.master.advise(jackal.view(first, seat), seat, openStream(1, 'bot'), { budget: FEW })
  expect(advice.length).toBeGreaterThan(0)
  for (const { move, sequel = [] } of advice) {
    const after = playMove(jackal, first, seat, move, openStream(1, 'luck')).state
    expect(sequel).toHaveLength(1)
    for (const second of sequel) expect(jackal.refuse(after, seat, second)).toBeNull()
  }
})

it('advice with more effort uses more positions in proportion', () => {
  const state = midMatch(7, 50)
  const [seat = 'nobody'] = jackal.awaiting(state)
  const advised = (options: object) => BOTS.medium.advise(jackal.view(state, seat), seat, openStream(1, 'bot'), options)
  expect(advised({ effort: 3 })).toEqual(advised({ budget: 3 * BOT_BUDGETS.medium }))
  expect(advised({ effort: 3 })).not.toEqual(advised({}))
})

describe('a bot that has nothing to decide', () => {
  it('throws an error', () => {
    const { state } = island('. .', {})
    expect(() => BOTS.easy.choose(state, 'red', openStream(1, 'bot'))).toThrow('nothing to decide')
  })
})
