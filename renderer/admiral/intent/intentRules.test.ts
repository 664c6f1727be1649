import { describe, expect, it } from 'vitest'
import type { AdmiralMove } from '../../../engine/admiral/types.ts'
import { type Json, type Sea, sea } from '../../../engine/testkit/sea.ts'
import { at, cell, type Gesture, Player, unit } from '../../testkit/admiralPlayer.ts'
import { onCaptain } from './captainRules.ts'
import { headingsOf, isBroken, onHeading, onNextHeading, onTurnAsked } from './courseRules.ts'
import {
  onCaptainAsked,
  onFinish,
  onFinishAll,
  onLootShared,
  onRepairAsked,
  onRepairShared,
  unitsToEnd,
} from './deedRules.ts'
import { onAim, onNextBoarding, onNextTarget, onShots, onVolley, salvoMates } from './gunneryRules.ts'
import { onAsked, onCancel, onLooked, onNext, onSelected } from './intentRules.ts'
import { onArrow, onConfirm, onDigit } from './keyRules.ts'

const arrow =
  (east: number, north: number): Gesture =>
  (state) =>
    onArrow(state, east, north)
const [up, down, left, right] = [arrow(0, 1), arrow(0, -1), arrow(-1, 0), arrow(1, 0)]
const play = (game: Sea, moves: readonly AdmiralMove[]) => {
  for (const move of moves) game.play(move as unknown as Json) // plain JSON, without classes or undefined
}

const brigAlone = (more: Json = {}) => sea({ ships: { 'red-brig': 'k5 N' }, ...more })

describe('choosing a ship', () => {
  const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'blue-line': 'k8 N' } })

  it('takes a click on the ship, or on its cell', () => {
    expect(new Player(game.state).do(unit('red-brig')).state.selected).toBe('red-brig')
    expect(new Player(game.state).do(cell('h5')).state.selected).toBe('red-frigate')
  })

  it('cycles with Tab, both ways', () => {
    const player = new Player(game.state).do((state) => onNext(state, 1))
    const first = player.state.selected
    player.do((state) => onNext(state, 1))
    expect(player.state.selected).not.toBe(first)
    expect(player.do((state) => onNext(state, -1)).state.selected).toBe(first)
  })

  it("lets the player look at any ship, also during another player's decision", () => {
    expect(new Player(game.state).do(onCancel, unit('blue-line')).state.selected).toBe('blue-line')
    const waiting = new Player(game.state).do((state) => onAsked(state, null, game.state))
    expect(waiting.do(unit('red-brig')).state.selected).toBe('red-brig')
  })

  it('selects the first unit that can act when a turn begins', () => {
    expect(new Player(game.state).state.selected).toBe('red-brig')
    const storm = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' }, wind: 'N storm' })
    expect(new Player(storm.state).state.selected).toBeNull()
  })

  it('keeps to the ship whose activation has begun, but lets the player look at others', () => {
    const begun = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
    begun.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    const player = new Player(begun.state)
    expect(player.state.selected).toBe('red-brig')
    expect(player.do(unit('red-frigate')).state).toMatchObject({ selected: 'red-frigate', why: null })
    expect(player.sent).toEqual([])
  })
})

describe('a course', () => {
  it('keeps the heading of the ship if possible, even if turning away would leave more points', () => {
    const player = new Player(sea({ ships: { 'red-brig': 'k5 NE' }, wind: 'S fresh' }).state)
    player.do(unit('red-brig'), cell('l6'))
    expect(headingsOf(player.state).length).toBeGreaterThan(1)
    expect(player.state.course?.heading).toBe('NE')
  })

  it('keeps the heading of the last step, even if a turn at the end would leave more points', () => {
    const player = new Player(sea({ ships: { 'red-brig': 'k5 E' }, wind: 'N fresh' }).state)
    player.do(unit('red-brig'), cell('m7'))
    const headings = headingsOf(player.state)
    expect(headings).toEqual(expect.arrayContaining(['NE', 'N', 'E']))
    expect(player.state.course).toMatchObject({ heading: 'NE', way: ['left', 'none'] })
  })

  const begin = () => new Player(brigAlone().state).do(unit('red-brig'))

  it('is shown by the first click and sailed by the second', () => {
    const player = begin().do(cell('k7'))
    expect(player.state.course).toMatchObject({ at: at('k7'), heading: 'N', way: ['none', 'none'] })
    expect(player.sent).toEqual([])
    player.do(cell('k7'))
    expect(player.sent).toEqual([
      { kind: 'steer', ship: 'red-brig', turn: 'none' },
      { kind: 'steer', ship: 'red-brig', turn: 'none' },
    ])
    expect(player.state).toMatchObject({ asked: null, course: null })
  })

  it('asks for the heading where several are possible', () => {
    const player = begin().do(cell('m8'))
    expect(headingsOf(player.state).length).toBeGreaterThan(1)
    const before = player.state.course?.heading
    player.do((state) => onNextHeading(state, 1))
    expect(player.state.course).toMatchObject({ at: at('m8') })
    expect(player.state.course?.heading).not.toBe(before)
  })

  it('takes a heading by its digit, and sails with the same digit again', () => {
    const player = begin().do(cell('m8'), (state) => onDigit(state, 2))
    const heading = headingsOf(player.state)[1]
    expect(player.state.course?.heading).toBe(heading)
    player.do((state) => onDigit(state, 2))
    expect(player.sent.length).toBeGreaterThan(1)
  })

  it('is steered by arrow keys, taken back by the down arrow, and sailed by Enter', () => {
    const player = begin().do(up, right, down, left, onConfirm)
    expect(player.sent.map((move) => move.kind === 'steer' && move.turn)).toEqual(['none', 'left'])
  })

  it('says why a manoeuvre is not possible', () => {
    const blocked = sea({ ships: { 'red-brig': 'k5 N' }, board: { land: ['j6'] } })
    const player = new Player(blocked.state).do(unit('red-brig'), left)
    expect(player.state.why).toEqual({ cell: at('k5'), refusal: 'way-blocked' })
    const spent = begin().do(up, up, up, up, up, up)
    expect(spent.state.why).toMatchObject({ refusal: 'no-points-left' })
  })

  it('is sailed by Enter while a reason is still shown, as the panel says', () => {
    expect(begin().do(up, up, up, up, up, up, onConfirm).sent.length).toBeGreaterThan(1)
  })

  it('explains that a distant cell is out of reach', () => {
    expect(begin().do(cell('x9')).state.why).toEqual({
      cell: at('x9'),
      refusal: 'out-of-reach',
      course: { reason: 'far', points: 5 },
    })
  })

  it('gives the storm as the reason in a storm', () => {
    const player = new Player(brigAlone({ wind: 'N storm' }).state).do(unit('red-brig'), cell('k6'))
    expect(player.state.why).toMatchObject({ refusal: 'storm-no-sailing' })
  })

  it('goes farther with Rapid, which is declared with the first manoeuvre', () => {
    const game = sea({ ships: { 'red-brig': ['k5 N', { captain: 'rapid' }] }, options: { captains: 'all' } })
    const player = new Player(game.state).do(unit('red-brig'))
    expect(player.do(cell('k11')).state.course).toBeNull()
    player.do(onCaptain, cell('k11'), cell('k11'))
    expect(player.sent).toHaveLength(6)
    expect(player.sent[0]).toMatchObject({ turn: 'none', captain: true })
    expect(player.sent[1]).not.toHaveProperty('captain')
  })
})

describe('a course under the guns of the enemy', () => {
  const passing = () => sea({ ships: { 'red-brig': 'k5 N', 'blue-frigate': 'h7 N' } })
  const sent = (game: Sea) => new Player(game.state).do(unit('red-brig'), cell('k9'), cell('k9'))

  it('is sent only up to the first possible shot', () => {
    expect(sent(passing()).sent).toHaveLength(3)
  })

  it('is sailed on automatically if the enemy lets the ship pass', () => {
    const game = passing()
    const player = sent(game)
    play(game, player.sent)
    play(game, [{ kind: 'decline' }])
    player.look(game.state)
    expect(player.sent).toHaveLength(1)
    expect(player.state.goal).toBeNull()
  })

  it('is only proposed after shots', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'blue-frigate': 'h7 N' }, dice: [2] })
    const player = sent(game)
    play(game, player.sent)
    play(game, [{ kind: 'fire', ship: 'blue-frigate', target: 'red-brig', shots: 1, aim: 'hull' }])
    player.look(game.state)
    expect(player.state.view?.offer?.kind).toBe('answer')
    play(game, [{ kind: 'decline' }])
    player.sent = []
    player.look(game.state)
    expect(player.sent).toEqual([])
    expect(player.state.course).toMatchObject({ at: at('k9'), way: ['none'] })
    expect(isBroken(player.state)).toBe(true)
    expect(player.do(onCancel).state).toMatchObject({ course: null, goal: null })
  })
})

describe('turning on the spot', () => {
  it('shows the first heading, cycles through them, and is sent by Enter', () => {
    const player = new Player(brigAlone().state).do(unit('red-brig'), onTurnAsked)
    expect(headingsOf(player.state)).toHaveLength(4)
    expect(player.state.course).toMatchObject({ at: at('k5'), way: [] })
    const [first] = headingsOf(player.state)
    player.do(onConfirm)
    expect(player.sent).toEqual([{ kind: 'turn', ship: 'red-brig', heading: first }])
  })

  it('goes from port to starboard', () => {
    const player = new Player(brigAlone().state).do(unit('red-brig'), onTurnAsked)
    expect(headingsOf(player.state)).toEqual(['W', 'NW', 'NE', 'E'])
  })

  it('takes a click beside the ship, and on the same heading again', () => {
    const player = new Player(brigAlone().state).do(unit('red-brig'), onTurnAsked, cell('l6'))
    expect(player.state.course?.heading).toBe('NE')
    player.do((state) => onHeading(state, 'NE'))
    expect(player.sent).toMatchObject([{ kind: 'turn', heading: 'NE' }])
  })

  it('explains why it is impossible', () => {
    const player = new Player(brigAlone({ wind: 'N storm' }).state).do(unit('red-brig'), onTurnAsked)
    expect(player.state.why).toMatchObject({ refusal: 'storm-no-sailing' })
  })
})

describe('firing', () => {
  const battle = (more: Json = {}) =>
    sea({
      ships: { 'red-line': 'h8 N', 'red-brig': 'k5 E', 'blue-frigate': 'k8 N', 'blue-galleon': 'f8 N' },
      ...more,
    })

  it('lays the guns with a click on a target, and fires with Enter', () => {
    const player = new Player(battle().state).do(unit('red-line'), unit('blue-frigate'))
    expect(player.state).toMatchObject({ target: 'blue-frigate', shots: 3, aim: 'hull', prompt: { kind: 'fire' } })
    player.do(
      (state) => onAim(state, 'sails'),
      (state) => onShots(state, 2),
      onConfirm,
    )
    expect(player.sent).toEqual([{ kind: 'fire', ship: 'red-line', target: 'blue-frigate', shots: 2, aim: 'sails' }])
  })

  it('keeps the last aim after a shot if the target has it; each seat has its own aim', () => {
    const player = new Player(battle().state).do(
      unit('red-line'),
      unit('blue-frigate'),
      (state) => onAim(state, 'sails'),
      onConfirm,
    )
    expect(player.sent).toHaveLength(1)
    const { aims } = player.state
    player.look(battle().state).do(unit('red-line'), unit('blue-galleon'))
    expect(player.state).toMatchObject({ target: 'blue-galleon', aim: 'sails' })
    const other = new Player(battle({ turn: 'blue' }).state)
    other.do(() => ({ patch: { aims } }), unit('blue-galleon'), unit('red-line'))
    expect(other.state).toMatchObject({ target: 'red-line', aim: 'hull' })
  })

  it('cycles through the targets, and allows no more shots than there are', () => {
    const player = new Player(battle().state).do(unit('red-line'), (state) => onNextTarget(state, 1))
    const first = player.state.target
    player.do((state) => onNextTarget(state, 1))
    expect(player.state.target).not.toBe(first)
    expect(player.do(up, up, up, up).state.shots).toBe(3)
  })

  it('lets other ships join a salvo, in which the first named one acts', () => {
    const player = new Player(battle().state).do(unit('red-line'), unit('blue-frigate'))
    expect(salvoMates(player.state)).toEqual([{ ship: 'red-brig', shots: 1 }])
    player.do(unit('red-brig'), onConfirm)
    expect(player.sent).toMatchObject([
      {
        kind: 'salvo',
        with: [
          { ship: 'red-line', shots: 3 },
          { ship: 'red-brig', shots: 1 },
        ],
      },
    ])
  })

  it('lets them leave again', () => {
    const player = new Player(battle().state).do(unit('red-line'), unit('blue-frigate'))
    player.do(unit('red-brig'), (state) => onVolley(state, 'red-brig', 0))
    expect(player.state.salvo).toEqual([])
  })

  it('declares Target from the start, unless the player refuses', () => {
    const game = sea({
      ships: { 'red-line': ['h8 N', { captain: 'target' }], 'blue-frigate': 'k8 N' },
      options: { captains: 'all' },
    })
    const fired = (...gestures: readonly Gesture[]) =>
      new Player(game.state).do(unit('red-line'), unit('blue-frigate'), ...gestures, onConfirm).sent[0]
    expect(fired()).toMatchObject({ kind: 'fire', captain: true })
    expect(fired(onCaptain)).not.toHaveProperty('captain')
  })

  it('explains why a gun does not bear', () => {
    const player = new Player(battle().state).do(unit('red-brig'), unit('blue-galleon'))
    expect(player.state.why).toEqual({
      cell: at('f8'),
      refusal: 'out-of-shot',
      shot: { barrier: 'range', distance: 5, range: 4 },
    })
  })
})

describe('boarding', () => {
  it('is shown before it is sent', () => {
    const game = sea({ ships: { 'red-brig': 'k8 NE', 'blue-brig': 'l8 NE' } })
    const player = new Player(game.state).do(unit('red-brig'), unit('blue-brig'))
    expect(player.state.prompt).toEqual({ kind: 'board' })
    expect(player.sent).toEqual([])
    expect(player.do(onConfirm).sent).toEqual([{ kind: 'board', ship: 'red-brig', target: 'blue-brig' }])
  })

  it('declares Berserk from the start', () => {
    const game = sea({
      ships: { 'red-brig': ['k8 NE', { captain: 'berserk' }], 'blue-brig': 'l8 NE' },
      options: { captains: 'all' },
    })
    const player = new Player(game.state).do(unit('red-brig'), unit('blue-brig'), onConfirm)
    expect(player.sent).toMatchObject([{ kind: 'board', captain: true }])
  })

  it('is found by its key even if guns bear', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N', 'blue-brig': 'l8 N' } })
    const player = new Player(game.state).do(unit('red-brig'), unit('blue-brig'))
    expect(player.state.prompt).toEqual({ kind: 'fire' })
    expect(player.do((state) => onNextBoarding(state, 1)).state.prompt).toEqual({ kind: 'board' })
  })
})

describe('offers', () => {
  const attacked = () => {
    const game = sea({ ships: { 'red-line': 'h8 N', 'blue-frigate': 'k8 N' }, dice: [2] })
    game.play({ kind: 'fire', ship: 'red-line', target: 'blue-frigate', shots: 1, aim: 'hull' })
    return game
  }

  it('lay the guns that may fire', () => {
    const player = new Player(attacked().state)
    expect(player.state).toMatchObject({ selected: 'blue-frigate', target: 'red-line', prompt: { kind: 'fire' } })
    expect(player.do(onConfirm).sent).toMatchObject([{ kind: 'fire', ship: 'blue-frigate', target: 'red-line' }])
  })

  it('can only be declined, not put aside', () => {
    const player = new Player(attacked().state)
    expect(onCancel(player.state)).toBeNull()
    player.do(
      unit('red-far'),
      (state) => onSelected(state, 'blue-far'),
      (state) => onSelected(state, null),
    )
    expect(player.state).toMatchObject({ selected: 'blue-frigate', target: 'red-line', prompt: { kind: 'fire' } })
  })

  it('select the ship in question even if none of its guns may fire', () => {
    const game = sea({
      ships: { 'red-line': 'h8 N', 'blue-frigate': ['k8 N', { captain: 'rapid' }] },
      options: { captains: 'all' },
    })
    game.play({ kind: 'fire', ship: 'red-line', target: 'blue-frigate', shots: 1, aim: 'hull' })
    const player = new Player(game.state)
    expect(player.state.view?.offer?.kind).toBe('first')
    expect(player.state).toMatchObject({ selected: 'blue-frigate', target: null, prompt: null })
    expect(player.do(onConfirm).sent).toEqual([{ kind: 'decline' }])
  })

  it('let the winner of a boarding share the gold', () => {
    const game = sea({
      ships: { 'red-brig': ['k8 NE', { gold: 3 }], 'blue-brig': ['l8 NE', { shotsLeft: 0 }] },
      dice: [6, 1],
    })
    game.play({ kind: 'board', ship: 'red-brig', target: 'blue-brig' })
    const player = new Player(game.state)
    expect(player.state.prompt).toEqual({ kind: 'loot', captain: false, gold: 3 })
    player.do(left, (state) => onLootShared(state, true, 2), onConfirm)
    expect(player.sent).toEqual([{ kind: 'loot', ship: 'blue-brig', captain: false, gold: 2 }])
  })

  it('leave everything in place if nothing is shifted', () => {
    const game = sea({
      ships: { 'red-brig': ['k8 NE', { gold: 1 }], 'blue-brig': ['l8 NE', { shotsLeft: 0 }] },
      dice: [6, 1],
    })
    game.play({ kind: 'board', ship: 'red-brig', target: 'blue-brig' })
    expect(new Player(game.state).do(left, onConfirm).sent).toEqual([{ kind: 'decline' }])
  })
})

describe('in port', () => {
  const port = () =>
    sea({
      ships: { 'red-brig': ['k5 N', { hullDamage: 1, sailDamage: 2, captain: 'rapid' }] },
      board: { forts: [{ id: 'red-fort', team: 'red', at: 'k4' }] },
      options: { captains: 'all' },
    })

  it('repairs as much as possible, the hull first, and other shares on demand', () => {
    const player = new Player(port().state).do(unit('red-brig'), onRepairAsked)
    expect(player.state.prompt).toEqual({ kind: 'repair', hull: 1, sails: 1 })
    player.do((state) => onRepairShared(state, 0, 2), onConfirm)
    expect(player.sent).toEqual([{ kind: 'repair', ship: 'red-brig', hull: 0, sails: 2 }])
  })

  it('shows the actions of a captain', () => {
    const player = new Player(port().state).do(unit('red-brig'), onCaptainAsked, (state) => onDigit(state, 1))
    expect(player.sent).toEqual([{ kind: 'captain', ship: 'red-brig', do: 'ashore' }])
  })
})

describe('ending', () => {
  const game = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })

  it('asks first if a ship has done nothing yet', () => {
    const player = new Player(game.state).do(unit('red-brig'), onFinish)
    expect(player.sent).toEqual([])
    expect(player.do(onFinish).sent).toEqual([])
    expect(player.do(onConfirm).sent).toEqual([{ kind: 'finish', ship: 'red-brig' }])
  })

  it('does not ask if only cards could be turned', () => {
    const storm = sea({
      ships: { 'red-brig': ['k5 N', { captain: 'swift' }] },
      wind: 'N storm',
      options: { captains: 'all' },
    })
    const player = new Player(storm.state).do(unit('red-brig'), onFinish)
    expect(player.sent).toEqual([{ kind: 'finish', ship: 'red-brig' }])
  })

  it('ends an activation under way at once', () => {
    const begun = brigAlone()
    begun.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    expect(new Player(begun.state).do(onFinish).sent).toEqual([{ kind: 'finish', ship: 'red-brig' }])
  })

  it('the turn names all units that could still act, the active one last', () => {
    const begun = sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
    begun.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    const player = new Player(begun.state).do(onFinishAll)
    expect(unitsToEnd(player.state).at(-1)).toBe('red-brig')
    expect(player.do(onFinishAll).sent.length).toBe(3)
  })

  it('can be taken back step by step', () => {
    const player = new Player(game.state).do(unit('red-brig'), cell('k7'))
    player.do(onCancel)
    expect(player.state).toMatchObject({ course: null, selected: 'red-brig' })
    player.do(onCancel)
    expect(player.state.selected).toBeNull()
    expect(onCancel(player.state)).toBeNull()
  })
})

describe('the keyboard’s cursor', () => {
  it('moves while no ship is selected, stays on the field, and Enter acts there', () => {
    const player = new Player(sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } }).state)
    player.do(() => onLooked(null), up)
    const { cursor } = player.state
    expect(cursor).not.toBeNull()
    player.do(right)
    expect(player.state.cursor).toBe((cursor ?? 0) + 1)
    player.state = { ...player.state, cursor: at('k5') }
    expect(player.do(onConfirm).state.selected).toBe('red-brig')
    player.state = { ...player.state, selected: null, cursor: at('a1') }
    expect(player.do(left).state.cursor).toBe(at('a1'))
  })
})
