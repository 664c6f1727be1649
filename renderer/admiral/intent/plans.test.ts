import { describe, expect, it } from 'vitest'
import { type Berth, isDeadEnd } from '../../../engine/admiral/foresight.ts'
import type { AdmiralMove } from '../../../engine/admiral/types.ts'
import { type Json, type Sea, sea } from '../../../engine/testkit/sea.ts'
import { at, cell, Player, unit } from '../../testkit/admiralPlayer.ts'
import { berthsAt, berthsOf } from './courseRules.ts'
import { onFinish, onFinishAll } from './deedRules.ts'
import { onCancel, onNext } from './intentRules.ts'
import { onConfirm } from './keyRules.ts'
import { canOrder } from './orders.ts'
import { unitsToLose } from './waiting.ts'

const SWIFT = { captain: 'swift' }
const ALL = { options: { captains: 'all' } } as const
const steer = (ship: string): AdmiralMove => ({ kind: 'steer', ship, turn: 'none' })
const finish = (ship: string): AdmiralMove => ({ kind: 'finish', ship })

/** Plays what the player has sent, shows what came of it, and returns what that made the page send. */
function shown(game: Sea, player: Player): readonly AdmiralMove[] {
  const moves = player.sent
  player.sent = []
  for (const move of moves) game.play(move as unknown as Json) // plain JSON as it is
  player.look(game.state)
  return player.sent
}

/** A brig whose captain keeps her active with no points left, beside a frigate that has not acted. */
function spent() {
  const game = sea({ ships: { 'red-brig': ['k5 N', SWIFT], 'red-frigate': 'h5 N' }, ...ALL })
  for (let n = 0; n < 5; n++) game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  return game
}

/** A brig that has two of her points left. */
function under() {
  const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': 'm8 N' } })
  for (let n = 0; n < 3; n++) game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  return game
}

describe('while a ship is active that has no points left', () => {
  it('the end of the turn asks about those who have not acted, and only about them', () => {
    const player = new Player(spent().state).do(onFinishAll)
    expect(player.sent).toEqual([])
    expect(player.state.prompt).toMatchObject({ kind: 'finish' })
    expect(unitsToLose(player.state)).toEqual(['red-frigate', 'red-far'])
    expect(player.do(onFinishAll).sent.map((move) => 'ship' in move && move.ship)).toEqual([
      'red-frigate',
      'red-far',
      'red-brig',
    ])
  })

  it('Finish ends her, whoever is looked at', () => {
    const player = new Player(spent().state).do(unit('red-frigate'), onFinish)
    expect(player.sent).toEqual([finish('red-brig')])
  })

  it('an order to another ends her first and is carried out after it', () => {
    const game = spent()
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'))
    expect(player.sent).toEqual([finish('red-brig')])
    expect(shown(game, player)).toEqual([steer('red-frigate'), steer('red-frigate')])
    expect(player.state.selected).toBe('red-frigate')
  })
})

describe('while a ship is active that can still do something', () => {
  it('Finish does not end her unasked when another is looked at', () => {
    const player = new Player(under().state).do(unit('red-frigate'), onFinish)
    expect(player.sent).toEqual([])
    expect(player.state.prompt).toMatchObject({ kind: 'finish', ships: ['red-brig'] })
    expect(player.do(onConfirm).sent).toEqual([finish('red-brig')])
  })

  it('an order to another asks first, then ends her and is carried out', () => {
    const game = under()
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'))
    expect(player.sent).toEqual([])
    expect(player.state.prompt).toMatchObject({ kind: 'finish', ships: ['red-brig'], plan: { unit: 'red-frigate' } })
    player.do(onConfirm)
    expect(player.sent).toEqual([finish('red-brig')])
    expect(shown(game, player)).toEqual([steer('red-frigate'), steer('red-frigate')])
  })

  it('the order is forgotten where that is refused', () => {
    const player = new Player(under().state).do(unit('red-frigate'), cell('h7'), cell('h7'), onCancel)
    expect(player.state).toMatchObject({ prompt: null, plan: null })
    expect(player.sent).toEqual([])
  })

  it('points that are left of a move keep nobody from ordering another', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
    game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'))
    expect(player.sent).toEqual([finish('red-brig')])
  })
})

describe('an order that waits', () => {
  const challenged = (dice: readonly number[]) =>
    sea({
      ships: { 'red-brig': ['k5 N', { captain: 'rapid' }], 'red-frigate': 'h5 N', 'blue-line': ['m6 N', SWIFT] },
      options: { captains: 'all' },
      dice,
    })

  it('is carried out when whoever was asked about the end of the other has held fire', () => {
    const game = challenged([])
    game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'), onConfirm)
    expect(shown(game, player)).toEqual([])
    expect(game.state.offer).toMatchObject({ to: 'blue', kind: 'ready' })
    player.look(game.state, 'red')
    game.play({ kind: 'decline' })
    player.look(game.state)
    expect(player.sent).toEqual([steer('red-frigate'), steer('red-frigate')])
  })

  it('is forgotten when shots were fired', () => {
    const game = challenged([2, 2])
    game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'), onConfirm)
    shown(game, player)
    player.look(game.state, 'red')
    game.play({ kind: 'fire', ship: 'blue-line', target: 'red-brig', shots: 1, aim: 'hull', captain: true })
    while (game.state.offer) game.play({ kind: 'decline' })
    player.look(game.state)
    expect(player.sent).toEqual([])
    expect(player.state).toMatchObject({ plan: null, selected: 'red-frigate' })
  })
})

describe('after a deed', () => {
  it('a ship with nothing left but her cards ends by herself, and the next is chosen', () => {
    const game = sea({ ships: { 'red-brig': ['k5 N', SWIFT], 'red-frigate': 'h5 N' }, ...ALL })
    const player = new Player(game.state).do(unit('red-brig'), cell('k10'), cell('k10'))
    expect(shown(game, player)).toEqual([finish('red-brig')])
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-frigate')
    expect(game.state.activation).toBeNull()
  })

  it('is not ended again when that was taken back', () => {
    const game = spent()
    expect(new Player(game.state).sent).toEqual([])
  })

  it('the next is chosen where a move ended short, and the ship can still be sailed on', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
    const player = new Player(game.state).do(unit('red-brig'), cell('k7'), cell('k7'))
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-frigate')
    expect(player.do(unit('red-brig'), cell('k8'), cell('k8')).sent).toEqual([steer('red-brig')])
  })

  it('the next is chosen where only the captain could still go ashore, and the ship does not end', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'l10' }] }
    const game = sea({ ships: { 'red-brig': ['k5 N', SWIFT], 'red-frigate': 'h5 N' }, board, ...ALL })
    const player = new Player(game.state).do(unit('red-brig'), cell('k10'), cell('k10'))
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-frigate')
    expect(game.state.activation?.ship).toBe('red-brig')
    expect(canOrder({ ...player.state, selected: 'red-brig' }, 'captain')).toBe(true)
  })

  it('who can still fire stays chosen', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': 'm10 N' } })
    const player = new Player(game.state).do(unit('red-brig'), cell('k10'), cell('k10'))
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-brig')
  })

  it('who has fired and can still sail stays chosen', () => {
    const game = sea({
      ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': ['m5 N', { shotsLeft: 0 }] },
      dice: [2],
    })
    const player = new Player(game.state).do(unit('red-brig'), unit('blue-line'), onConfirm)
    shown(game, player)
    expect(player.sent).toEqual([])
    expect(player.state.selected).toBe('red-brig')
  })
})

describe('keys', () => {
  it('Enter twice sails full ahead, the cell under the pointer first', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N' } })
    expect(new Player(game.state).do(onConfirm, onConfirm).sent).toHaveLength(5)
    const pointing = new Player(game.state)
    pointing.state = { ...pointing.state, hovered: at('k7') }
    expect(pointing.do(onConfirm, onConfirm).sent).toHaveLength(2)
  })

  it('full ahead stops short of where no way leads on', () => {
    const player = new Player(sea({ ships: { 'red-brig': 'k13 N' } }).state).do(onConfirm)
    expect(player.state.course?.way).toHaveLength(2)
  })

  it('Tab goes to those who have not acted', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'red-line': 'f5 N' } })
    game.play({ kind: 'steer', ship: 'red-frigate', turn: 'none' })
    const player = new Player(game.state)
    const seen = [1, 2, 3, 4].map(() => player.do((state) => onNext(state, 1)).state.selected)
    expect(new Set(seen)).toEqual(new Set(['red-brig', 'red-line', 'red-far']))
  })

  it('Enter passes where nothing can be done', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' }, wind: 'N storm' })
    expect(new Player(game.state).do(onConfirm).sent.map(({ kind }) => kind)).toEqual(['finish', 'finish', 'finish'])
  })
})

describe('the heading that a course is set to', () => {
  it('never leads where no way goes on, as long as another one does', () => {
    const player = new Player(sea({ ships: { 'red-brig': 'c12 NW' }, wind: 'NW fresh' }).state)
    const { view } = player.state
    const stuck = (berth: Berth | undefined) => view !== null && berth !== undefined && isDeadEnd(view, berth)
    const cells = [...new Set(berthsOf(player.state).map((berth) => berth.at))]
    const choices = cells.map((one) => berthsAt(player.state, one))
    const mixed = choices.filter((berths) => berths.some(stuck) && !berths.every(stuck))
    expect(mixed.some((berths) => stuck(berths.toSorted((a, b) => b.left - a.left)[0]))).toBe(true)
    expect(mixed.filter((berths) => stuck(berths[0]))).toEqual([])
  })
})
