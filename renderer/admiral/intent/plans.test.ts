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

/** Plays the moves that the player has sent, shows the result, and returns the moves that the page then sent. */
function shown(game: Sea, player: Player): readonly AdmiralMove[] {
  const moves = player.sent
  player.sent = []
  for (const move of moves) game.play(move as unknown as Json) // plain JSON, without classes or undefined
  player.look(game.state)
  return player.sent
}

/** A brig with no points left that stays active because of its captain, beside a frigate that has not acted. */
function spent() {
  const game = sea({ ships: { 'red-brig': ['k5 N', SWIFT], 'red-frigate': 'h5 N' }, ...ALL })
  for (let n = 0; n < 5; n++) game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  return game
}

/** A brig with two of its points left. */
function under() {
  const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': 'm8 N' } })
  for (let n = 0; n < 3; n++) game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  return game
}

describe('while a ship is active that has no points left', () => {
  it('the end of the turn asks about units that have not acted, and only about them', () => {
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

  it('Finish ends the active ship, even if another is selected', () => {
    const player = new Player(spent().state).do(unit('red-frigate'), onFinish)
    expect(player.sent).toEqual([finish('red-brig')])
  })

  it('an order to another ship ends the first one and is then carried out', () => {
    const game = spent()
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'))
    expect(player.sent).toEqual([finish('red-brig')])
    expect(shown(game, player)).toEqual([steer('red-frigate'), steer('red-frigate')])
    expect(player.state.selected).toBe('red-frigate')
  })
})

describe('while a ship is active that can still do something', () => {
  it('Finish does not end it unasked if another ship is selected', () => {
    const player = new Player(under().state).do(unit('red-frigate'), onFinish)
    expect(player.sent).toEqual([])
    expect(player.state.prompt).toMatchObject({ kind: 'finish', ships: ['red-brig'] })
    expect(player.do(onConfirm).sent).toEqual([finish('red-brig')])
  })

  it('an order to another ship asks first, then ends the first one and is carried out', () => {
    const game = under()
    const player = new Player(game.state).do(unit('red-frigate'), cell('h7'), cell('h7'))
    expect(player.sent).toEqual([])
    expect(player.state.prompt).toMatchObject({ kind: 'finish', ships: ['red-brig'], plan: { unit: 'red-frigate' } })
    player.do(onConfirm)
    expect(player.sent).toEqual([finish('red-brig')])
    expect(shown(game, player)).toEqual([steer('red-frigate'), steer('red-frigate')])
  })

  it('the order is discarded if the player refuses', () => {
    const player = new Player(under().state).do(unit('red-frigate'), cell('h7'), cell('h7'), onCancel)
    expect(player.state).toMatchObject({ prompt: null, plan: null })
    expect(player.sent).toEqual([])
  })

  it('points left after a move do not prevent an order to another ship', () => {
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

  it('is carried out after the enemy has held fire at the end of the other activation', () => {
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

  it('is discarded after shots', () => {
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

describe('after an action', () => {
  it('a ship with only its cards left ends automatically, and the next is selected', () => {
    const game = sea({ ships: { 'red-brig': ['k5 N', SWIFT], 'red-frigate': 'h5 N' }, ...ALL })
    const player = new Player(game.state).do(unit('red-brig'), cell('k10'), cell('k10'))
    expect(shown(game, player)).toEqual([finish('red-brig')])
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-frigate')
    expect(game.state.activation).toBeNull()
  })

  it('is not ended again after an undo', () => {
    const game = spent()
    expect(new Player(game.state).sent).toEqual([])
  })

  it('selects the next ship if a move ended short, though the ship can still sail on', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
    const player = new Player(game.state).do(unit('red-brig'), cell('k7'), cell('k7'))
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-frigate')
    expect(player.do(unit('red-brig'), cell('k8'), cell('k8')).sent).toEqual([steer('red-brig')])
  })

  it('selects the next ship if only the captain could still go ashore, but does not end the first', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'l10' }] }
    const game = sea({ ships: { 'red-brig': ['k5 N', SWIFT], 'red-frigate': 'h5 N' }, board, ...ALL })
    const player = new Player(game.state).do(unit('red-brig'), cell('k10'), cell('k10'))
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-frigate')
    expect(game.state.activation?.ship).toBe('red-brig')
    expect(canOrder({ ...player.state, selected: 'red-brig' }, 'captain')).toBe(true)
  })

  it('keeps a ship selected that can still fire', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': 'm10 N' } })
    const player = new Player(game.state).do(unit('red-brig'), cell('k10'), cell('k10'))
    expect(shown(game, player)).toEqual([])
    expect(player.state.selected).toBe('red-brig')
  })

  it('keeps a ship selected that has fired and can still sail', () => {
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
  it('Enter twice sails full ahead, a cell under the pointer has priority', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N' } })
    expect(new Player(game.state).do(onConfirm, onConfirm).sent).toHaveLength(5)
    const pointing = new Player(game.state)
    pointing.state = { ...pointing.state, hovered: at('k7') }
    expect(pointing.do(onConfirm, onConfirm).sent).toHaveLength(2)
  })

  it('full ahead stops short of cells from which no way leads on', () => {
    const player = new Player(sea({ ships: { 'red-brig': 'k13 N' } }).state).do(onConfirm)
    expect(player.state.course?.way).toHaveLength(2)
  })

  it('Tab selects units that have not acted', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'red-line': 'f5 N' } })
    game.play({ kind: 'steer', ship: 'red-frigate', turn: 'none' })
    const player = new Player(game.state)
    const seen = [1, 2, 3, 4].map(() => player.do((state) => onNext(state, 1)).state.selected)
    expect(new Set(seen)).toEqual(new Set(['red-brig', 'red-line', 'red-far']))
  })

  it('Enter passes if no action is possible', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' }, wind: 'N storm' })
    expect(new Player(game.state).do(onConfirm).sent.map(({ kind }) => kind)).toEqual(['finish', 'finish', 'finish'])
  })
})

describe('the heading at the end of a course', () => {
  it('never leads to a dead end as long as another heading leads on', () => {
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
