import { describe, expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { at, Player, unit } from '../../testkit/admiralPlayer.ts'
import { onClicked } from './clickRules.ts'
import { onConfirm } from './keyRules.ts'

/** Points at a cell with the mouse, then clicks it. */
const clicked = (player: Player, name: string) =>
  player.do(
    () => ({ patch: { hovered: at(name), hoveredUnit: null } }),
    (state) => onClicked(state, at(name)),
  )

describe('a click on a cell that the pointer already shows', () => {
  const pair = { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } as const

  it('sails at once if no enemy may fire', () => {
    const player = clicked(new Player(sea({ ships: pair }).state).do(unit('red-brig')), 'k7')
    expect(player.sent).toMatchObject([{ kind: 'steer' }, { kind: 'steer' }])
  })

  it('only shows the course if an enemy may fire on the way; the second click sails', () => {
    const game = sea({ ships: { ...pair, 'blue-frigate': 'n7 N' } })
    const player = clicked(new Player(game.state).do(unit('red-brig')), 'k9')
    expect(player.sent).toEqual([])
    expect(player.state.course).toMatchObject({ at: at('k9') })
    expect(clicked(player, 'k9').sent.length).toBeGreaterThan(0)
  })

  it('only shows the course if the turn would be over after it', () => {
    const alone = sea({ ships: { 'red-brig': 'k5 N' } })
    alone.play({ kind: 'finish', ship: 'red-far' })
    const player = clicked(new Player(alone.state).do(unit('red-brig')), 'k10')
    expect(player.sent).toEqual([])
    expect(clicked(new Player(alone.state).do(unit('red-brig')), 'k7').sent).toHaveLength(2)
  })

  it('only shows the course of a declared captain: a shown card cannot be hidden again', () => {
    const game = sea({ ships: { ...pair, 'red-brig': ['k5 N', { captain: 'rapid' }] }, options: { captains: 'all' } })
    const player = new Player(game.state).do(unit('red-brig'), () => ({ patch: { withCaptain: true } }))
    expect(clicked(player, 'k7').sent).toEqual([])
  })

  it('shows another cell while a course is planned', () => {
    const player = new Player(sea({ ships: pair }).state).do(unit('red-brig'), onConfirm)
    expect(clicked(player, 'k6').sent).toEqual([])
    expect(player.state.course).toMatchObject({ at: at('k6') })
  })
})

it('Enter over the pointed cell does what a click does', () => {
  const player = new Player(sea({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } }).state).do(unit('red-brig'))
  player.do(() => ({ patch: { hovered: at('k7'), hoveredUnit: null } }), onConfirm)
  expect(player.sent).toHaveLength(2)
})
