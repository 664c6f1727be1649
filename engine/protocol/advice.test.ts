import { describe, expect, it } from 'vitest'
import { canonical } from '../kernel/fingerprint.ts'
import type { GameShape, Seat } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE, type TableGame } from './games.ts'

/** Returns the game as a game of any kind: the tests only play by its rules. */
const general = <G extends GameShape>(game: TableGame<G>) => game as unknown as TableGame<GameShape>

const TABLE_GAMES = [general(JACKAL), general(ADMIRAL), general(SEA_BATTLE)]
const LEVELS = TABLE_GAMES.flatMap((game) => game.bots.levels.map((level) => [game.rules.id, level] as const))
const FEW = 150
const POSITIONS = 9
/** The number of random moves between two tested positions. */
const APART = 14

/** Shows views of a match played at random. */
function visit(game: TableGame<GameShape>, show: (view: object, seat: Seat, luck: number) => void): void {
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(options.problem.what)
  const rng = openStream(11, 'moves')
  let state = game.rules.setup(options.value, openStream(11, 'deal'))
  for (let i = 0; i < POSITIONS * APART; i++) {
    const [seat] = game.rules.awaiting(state)
    if (seat === undefined) return
    const view = game.rules.view(state, seat)
    if (i % APART === 0) show(view, seat, i)
    const legal = game.rules.legalMoves(view, seat)
    const move = legal[rng.int(Math.max(1, legal.length))] ?? botAt(game, 'easy').choose(view, seat, rng)
    state = playMove(game.rules, state, seat, move, rng).state
  }
}

function botAt(game: TableGame<GameShape>, level: string) {
  const bot = game.bots.at(level)
  if (!bot.ok) throw new Error(bot.problem.what)
  return bot.value
}

function gameNamed(id: string): TableGame<GameShape> {
  const game = TABLE_GAMES.find(({ rules }) => rules.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

describe.each(LEVELS)('advice for %s by %s', (id, level) => {
  const game = gameNamed(id)
  const bot = botAt(game, level)

  it.each([
    ['in time', () => false],
    ['out of time', () => true],
  ])('begins with the move that the bot would play, %s', (_, isOverdue) => {
    let asked = 0
    visit(game, (view, seat, luck) => {
      const options = { budget: FEW, isOverdue }
      const [first] = bot.advise(view, seat, openStream(luck, 'bot'), options)
      expect(first?.move).toEqual(bot.choose(view, seat, openStream(luck, 'bot'), options))
      asked++
    })
    expect(asked).toBe(POSITIONS)
  })

  it('names legal moves once each, none worth more than the first, each worth between a loss and a win', () => {
    let others = 0
    visit(game, (view, seat, luck) => {
      const advice = bot.advise(view, seat, openStream(luck, 'bot'), { budget: FEW })
      others += advice.length - 1
      for (const { move } of advice) expect(game.rules.refuse(view, seat, move)).toBeNull()
      const values = advice.map(({ value }) => value)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      for (const value of values) expect(value).toSatisfy((one: number) => one >= 0 && one <= 1)
      const plans = advice.map(({ move, sequel }) => canonical([move, sequel]))
      expect(new Set(plans).size).toBe(plans.length)
    })
    expect(others).toBeGreaterThan(0)
  })

  it('is the same for the same view, luck and budget', () => {
    visit(game, (view, seat, luck) => {
      const advise = () => bot.advise(view, seat, openStream(luck, 'bot'), { budget: FEW })
      expect(advise()).toEqual(advise())
    })
  })
})
