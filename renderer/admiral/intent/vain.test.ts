import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../../engine/testkit/sea.ts'
import { at, cell, type Gesture, Player, unit } from '../../testkit/admiralPlayer.ts'
import { onCaptain } from './captainRules.ts'
import { onFinishAll, onRepairShared } from './deedRules.ts'
import { onAim, onGather, onNextTarget, onShots } from './gunneryRules.ts'
import { onCancel, onLooked, onNext } from './intentRules.ts'
import { onArrow, onConfirm, onDigit } from './keyRules.ts'
import { type Order, onOrder } from './orders.ts'

const SHIPS: Json = { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': 'p2 N' }
const player = (ships: Json = SHIPS, more: Json = {}) =>
  new Player(sea({ ships, ...more } as Parameters<typeof sea>[0]).state)
const nobody: Gesture = () => onLooked(null)
const order =
  (name: Order): Gesture =>
  (state) =>
    onOrder(state, name)
const aimSails: Gesture = (state) => onAim(state, 'sails')
const shots =
  (n: number): Gesture =>
  (state) =>
    onShots(state, n)
const fire: Gesture = (state) => onNextTarget(state, 1)
const why = (one: Player) => one.state.why?.refusal

describe('with no ship selected', () => {
  it.each([
    ['a click on the sea', cell('d9')],
    ['an order', order('fire')],
    ['the captain', onCaptain],
  ] as const)('%s asks to choose first', (_, gesture) => {
    expect(why(player().do(nobody, gesture))).toBe('no-ship-chosen')
  })
})

describe('keys that mean nothing now', () => {
  it('back without a course: no ship sails backwards', () => {
    const back: Gesture = (state) => onArrow(state, 0, -1)
    const brig = player().do(unit('red-brig'), back)
    expect(brig.state.why).toEqual({ cell: at('k5'), refusal: 'no-way-back' })
    expect(why(player().do(unit('red-brig'), (state) => onArrow(state, 0, 1), back))).toBeUndefined()
  })

  it('hull or sails, and a salvo, before the guns are laid', () => {
    expect(why(player().do(unit('red-brig'), aimSails))).toBe('aim-first')
    expect(why(player().do(unit('red-brig'), onGather))).toBe('aim-first')
  })

  it('a salvo that no ship can join', () => {
    const close = player({ 'red-brig': 'k5 N', 'red-frigate': 'b9 N', 'blue-line': 'm5 N' })
    expect(why(close.do(unit('red-brig'), fire, onGather))).toBe('salvo-alone')
  })

  it('adds all bearing units, and removes them again', () => {
    const close = player({ 'red-brig': 'k5 N', 'red-frigate': 'm8 E', 'blue-line': 'm5 N' }).do(unit('red-brig'), fire)
    expect(close.do(onGather).state.salvo).toEqual([{ ship: 'red-frigate', shots: 1 }])
    expect(close.do(onGather).state).toMatchObject({ salvo: [], why: null })
  })

  it('adds all shots of the selected ship, too', () => {
    const close = player({ 'red-line': 'k5 N', 'red-frigate': 'm8 E', 'blue-line': 'm5 N' }).do(unit('red-line'), fire)
    expect(close.do(onGather).state).toMatchObject({ shots: 3, salvo: [{ ship: 'red-frigate', shots: 1 }] })
  })

  it('more shots than there are, or than bow guns fire', () => {
    const broadside = player({ 'red-line': 'k5 N', 'blue-line': 'm5 N' }).do(unit('red-line'), fire)
    expect(why(broadside.do(shots(4)))).toBe('no-shots-left')
    expect(broadside.do(shots(3)).state).toMatchObject({ shots: 3, why: null })
    const bow = player({ 'red-line': 'k5 N', 'blue-line': 'k8 N' }).do(unit('red-line'), fire)
    expect(why(bow.do(shots(2)))).toBe('chaser-fires-once')
  })

  it('the sails of a fort', () => {
    const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'm5' }] }
    expect(why(player({ 'red-brig': 'k5 N' }, { board }).do(unit('red-brig'), fire, aimSails))).toBe(
      'forts-have-no-sails',
    )
  })

  it('a captain that is absent or cannot help', () => {
    expect(why(player().do(unit('red-brig'), onCaptain))).toBe('no-such-captain')
    const options = { captains: 'all' }
    const target = player({ ...(SHIPS as object), 'red-brig': ['k5 N', { captain: 'target' }] }, { options })
    expect(why(target.do(unit('red-brig'), onCaptain))).toBe('captain-of-no-use')
    expect(target.state.withCaptain).toBe(false)
  })

  it('Enter, while an enemy is selected and an own ship can act', () => {
    expect(why(player().do(nobody, unit('blue-line'), onConfirm))).toBe('no-ship-chosen')
  })

  it('a digit without a ship, and Tab where no other ship can act', () => {
    expect(why(player().do((state) => onDigit(state, 9)))).toBe('no-such-number')
    const game = sea({ ships: SHIPS as Record<string, string>, turn: 'red' })
    for (const ship of ['red-frigate', 'red-far']) game.play({ kind: 'finish', ship })
    const alone = new Player(game.state).do(unit('red-brig'))
    expect(why(alone.do((state) => onNext(state, 1)))).toBe('nobody-else')
    expect(alone.state.selected).toBe('red-brig')
  })

  it('more repair than there is damage', () => {
    const board = { land: ['k9'], forts: [{ id: 'red-fort', team: 'red', at: 'k9' }] }
    const damaged = player({ 'red-brig': ['k8 N', { hullDamage: 1 }], 'blue-line': 'p2 N' }, { board })
    damaged.do(unit('red-brig'), order('repair'), (state) => onRepairShared(state, 2, 0))
    expect(why(damaged)).toBe('wrong-repair')
    expect(damaged.state.prompt).toMatchObject({ kind: 'repair', hull: 1 })
  })

  it('Enter if this ship has no actions left and others have', () => {
    const spent = { ...(SHIPS as object), 'red-brig': ['k5 N', { done: true }] }
    expect(why(player(spent).do((state) => ({ patch: { ...state, selected: 'red-brig' } }), onConfirm))).toBe(
      'others-wait',
    )
  })
})

describe('while a question is open', () => {
  const asked = () => {
    const game = sea({
      ships: { 'red-line': 'k5 N', 'blue-line': 'm5 N', 'blue-brig': 'a9 N' },
      turn: 'red',
    })
    game.play({ kind: 'fire', ship: 'red-line', target: 'blue-line', shots: 1, aim: 'hull' })
    return new Player(game.state)
  }

  it.each([
    ['a click on the sea', cell('d9'), 'answer-the-offer'],
    ['an order', order('turn'), 'answer-the-offer'],
    ['the end of the turn', onFinishAll, 'answer-the-offer'],
    ['one who is not asked about', unit('blue-brig'), 'not-offered'],
  ] as const)('%s asks to answer first, and the prepared answer stays', (_, gesture, refusal) => {
    const answering = asked()
    expect(answering.state.view?.offer?.kind).toBe('answer')
    answering.do(gesture)
    expect(answering.state).toMatchObject({ prompt: { kind: 'fire' }, target: 'red-line', why: { refusal } })
    expect(answering.do(onCancel).state).toMatchObject({ prompt: { kind: 'fire' }, why: null })
  })
})
