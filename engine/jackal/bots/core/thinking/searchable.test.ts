import { describe, expect, it } from 'vitest'
import { Budget } from '../../../../kernel/budget.ts'
import { openStream } from '../../../../kernel/rng.ts'
import { island } from '../../../../testkit/island.ts'
import type { JackalState } from '../../../types.ts'
import { GO, kindOfMove, LAY_BACK, LOOK_AT, type MoveCode, toOf } from '../codes.ts'
import type { Core } from '../core.ts'
import { ASKED, PEEK } from '../layout.ts'
import { coreTable } from './searchable.ts'

/** Moves of Jackal use no luck. */
const LUCK = openStream(1, 'luck')

function searched(state: JackalState) {
  const budget = new Budget(1000)
  const { gameFor, deal } = coreTable(state, { turns: 9, whims: 0 })
  return { game: gameFor(budget), budget, world: deal(openStream(1, 'deal')) }
}

/** Returns a position in which white looks from a lighthouse at two tiles, a chest among them. */
function atLighthouse() {
  const drawing = '. ?chest-3 ?empty\n. ?lighthouse .'
  const { game, world } = searched(island(drawing, { pieces: { 'white-1': 'e5', 'red-1': 'l8' } }).state)
  const first = (here: Core, kind: number, to?: number): MoveCode => {
    const move = game.candidates(here).find((one) => kindOfMove(one) === kind && (to === undefined || toOf(one) === to))
    if (move === undefined) throw new Error('no such move')
    return move
  }
  const lighthouse = game
    .candidates(world)
    .find((move) => kindOfMove(move) === GO && game.play(world, move, LUCK).get(ASKED) === PEEK)
  if (lighthouse === undefined) throw new Error('no way to the lighthouse')
  return { game, inside: game.play(world, lighthouse, LUCK), first }
}

describe('Jackal for the search', () => {
  it('shows the seat that looks at a tile what lies there, and the others only that it looked', () => {
    const { game, inside } = atLighthouse()
    const told = (seat: string) =>
      game
        .candidates(inside)
        .filter((move) => kindOfMove(move) === LOOK_AT)
        .map((move) => game.glimpse(inside, move, game.play(inside, move, LUCK), seat))
    expect(told('white')).not.toEqual(told('red'))
    expect(told('red')).toEqual(
      game
        .candidates(inside)
        .filter((move) => kindOfMove(move) === LOOK_AT)
        .map(String),
    )
  })

  it('hides from the others how tiles are put back', () => {
    const { game, inside, first } = atLighthouse()
    let here = inside
    while (game.candidates(here).some((move) => kindOfMove(move) === LOOK_AT))
      here = game.play(here, first(here, LOOK_AT), LUCK)
    const orders = game.candidates(here).filter((move) => kindOfMove(move) === LAY_BACK)
    const told = (seat: string) =>
      new Set(orders.map((order) => game.glimpse(here, order, game.play(here, order, LUCK), seat))).size
    expect([orders.length > 1, told('white'), told('red')]).toEqual([true, orders.length, 1])
  })

  it('offers first what the policy likes best', () => {
    const { game, world } = searched(island('empty=1', { at: 'g2', pieces: { 'white-1': 'g2' } }).state)
    const [best = -1] = game.candidates(world)
    const after = game.play(world, best, LUCK)
    expect(game.value(after, 'white')).toBeGreaterThan(game.value(world, 'white'))
    expect(game.value(after, 'red')).toBeLessThan(game.value(world, 'red'))
  })

  it('leaves the world in which a move is tried unchanged, and pays for each position', () => {
    const { game, world, budget } = searched(island('. .', { pieces: { 'white-1': 'e5' } }).state)
    const before = world.words.slice()
    for (const move of game.candidates(world).slice(0, 3)) game.play(world, move, LUCK)
    expect(world.words).toEqual(before)
    const end = game.playout(world, openStream(1, 'luck'))
    expect(budget.left).toBeLessThan(1000 - 3)
    expect(game.actor(end)).toBeNull()
  })
})
