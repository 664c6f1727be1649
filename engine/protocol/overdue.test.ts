import { describe, expect, it } from 'vitest'
import type { Bot, BotOptions } from '../kernel/bots.ts'
import type { GameShape, Seat } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE, type TableGame } from './games.ts'

/** A game with options in their public form. */
type Table<G extends GameShape = GameShape> = readonly [name: string, game: TableGame<G>, options: object]

/** Returns one table as a table of any game: the tests only play by its rules. */
function table<G extends GameShape>(name: string, game: TableGame<G>, options: object): Table {
  return [name, game as unknown as TableGame<GameShape>, options]
}

const TABLES: readonly Table[] = [
  table('Jackal', JACKAL, { players: 2 }),
  table('Jackal, pairs', JACKAL, { players: 4, alliances: 'pairs' }),
  table('Jackal, Archipelago', JACKAL, { players: 2, variant: 'archipelago' }),
  table('Jackal, Archipelago, skerries', JACKAL, { players: 3, variant: 'archipelago', map: 'skerries' }),
  table('Admiral, duel', ADMIRAL, { captains: 'all' }),
  table('Admiral, treasure', ADMIRAL, { scenario: 'treasure' }),
  table('Sea Battle', SEA_BATTLE, {}),
]

const MOVES = 240
/** In a random match, all levels are tested once every this many moves. */
const APART = 8

function botOf(game: TableGame<GameShape>, level: string): Bot<GameShape> {
  const bot = game.bots.at(level)
  if (!bot.ok) throw new Error(bot.problem.what)
  return bot.value
}

/** Shows positions of a random match with all kinds of decisions. */
function visit([, game, options]: Table, see: (view: object, seat: Seat, luck: number) => void): void {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.problem.what)
  const rng = openStream(5, 'moves')
  let state = game.rules.setup(parsed.value, openStream(5, 'deal'))
  for (let i = 0; i < MOVES; i++) {
    const [seat] = game.rules.awaiting(state)
    if (seat === undefined) return
    const view = game.rules.view(state, seat)
    if (i % APART === 0) see(view, seat, i)
    const legal = game.rules.legalMoves(view, seat)
    const move = legal.length > 0 ? legal[rng.int(legal.length)] : botOf(game, 'easy').choose(view, seat, rng)
    if (!move) throw new Error('no move')
    state = playMove(game.rules, state, seat, move, rng).state
  }
}

describe.each(TABLES)('%s', (...place) => {
  const [, game] = place

  it.each(game.bots.levels)('%s has a legal move at any time, and no fatal one if there is another', (level) => {
    const bot = botOf(game, level)
    let asked = 0
    visit(place, (view, seat, luck) => {
      let looks = luck % 3 === 0 ? 0 : luck
      const move = bot.choose(view, seat, openStream(luck, 'bot'), { isOverdue: () => looks-- <= 0 })
      expect(game.rules.refuse(view, seat, move)).toBeNull()
      const isFatal = (one: GameShape['move']) => game.rules.hint(view, one).fatal === true
      if (isFatal(move)) expect(game.rules.legalMoves(view, seat).filter((one) => !isFatal(one))).toEqual([])
      asked++
    })
    expect(asked).toBeGreaterThan(10)
  })

  it.each(game.bots.levels)('%s plays the same with spare time as without a clock', (level) => {
    const bot = botOf(game, level)
    let asked = 0
    visit(place, (view, seat, luck) => {
      if (luck % (4 * APART) !== 0) return
      const choose = (inTime: BotOptions) => bot.choose(view, seat, openStream(luck, 'bot'), { budget: 60, ...inTime })
      expect(choose({ isOverdue: () => false })).toEqual(choose({}))
      asked++
    })
    expect(asked).toBeGreaterThan(2)
  })
})
