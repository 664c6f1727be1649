import { describe, expect, it } from 'vitest'
import { distance } from '../../table/spot.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { TILE_TOP, WATER } from './anchors.ts'
import { cellSpot } from './cellSpot.ts'
import { homeIn, homesOf, layoutOf } from './layout.ts'
import { stepSpot } from './slots.ts'

describe('the layout of a state', () => {
  it('puts a piece on its tile and its coin in its hand', () => {
    const state = new JackalBoard().row(4, 'empty1').pirate('white', 'b4', { load: 'coin' }).state()
    const man = homeIn(state, 'piece/white-1')
    expect(distance(man, cellSpot(state.board, cellNamed('b4')))).toBeLessThan(0.4)
    expect(man.y).toBe(TILE_TOP)
    expect(distance(homeIn(state, 'load/white-1'), man)).toBeLessThan(0.4)
  })

  it('counts pieces of one step of a turntable only with each other', () => {
    const state = new JackalBoard()
      .row(4, 'swamp')
      .pirate('white', 'b4', { step: 1 })
      .pirate('red', 'b4', { step: 3 })
      .state()
    const spot = stepSpot('swamp', 3)
    const cell = cellSpot(state.board, cellNamed('b4'))
    expect(homeIn(state, 'piece/red-1')).toMatchObject({ x: cell.x + spot.x, z: cell.z + spot.z })
  })

  it('keeps crews on deck, swimmers in the water and trapped pieces in the pit', () => {
    const state = new JackalBoard()
      .row(4, 'trap')
      .pirate('white', 'aboard')
      .pirate('white', 'c1')
      .pirate('white', 'b4', { trapped: true })
      .state()
    expect(homeIn(state, 'piece/white-1').y).toBeGreaterThan(0)
    expect(homeIn(state, 'piece/white-2').y).toBeLessThan(WATER)
    expect(homeIn(state, 'piece/white-3').y).toBeLessThan(TILE_TOP - 0.1)
  })

  it('hides pieces that are lost in a cave or have left for good', () => {
    const state = new JackalBoard()
      .pirate('white', 'g7', { lost: { since: 1, awaits: 'opening' } })
      .resident('ben', 'red', 'g7', { at: 'gone' })
      .state()
    expect(homeIn(state, 'piece/white-1').opacity).toBe(0)
    expect(homeIn(state, 'piece/ben').opacity).toBe(0)
  })

  it('stands the dead of each team in a separate row', () => {
    const state = new JackalBoard().pirate('white', 'dead').pirate('red', 'dead').pirate('white', 'dead').state()
    expect(homeIn(state, 'piece/white-1').z).toBe(homeIn(state, 'piece/white-2').z)
    expect(homeIn(state, 'piece/red-1').x).toBeLessThan(-7)
  })

  it('lays coins and the treasure in their places, also on the steps of a turntable', () => {
    const state = new JackalBoard()
      .row(4, 'desert galleon chest-3')
      .stepCoins('b4', 2, 1)
      .treasure('c4')
      .coins('d4', 3)
      .state()
    const layout = layoutOf(state)
    expect(layout.has(`coins/${cellNamed('b4')}/2`)).toBe(true)
    expect(layout.has(`coins/${cellNamed('d4')}/0`)).toBe(true)
    expect(layout.has(`coins/${cellNamed('c4')}/0`)).toBe(false)
    expect(distance(homeIn(state, 'treasure'), cellSpot(state.board, cellNamed('c4')))).toBeLessThan(0.3)
  })

  it('stands bottles on the rail away from the dead', () => {
    const state = new JackalBoard().bottles('white', 3).pirate('white', 'dead').state()
    expect(homeIn(state, 'bottle/white/2').x).toBeGreaterThan(2)
    expect(homeIn(state, 'bottle/white/2').z).toBeGreaterThan(7)
    expect(homeIn(state, 'piece/white-1').x).toBeLessThan(-4)
    expect(homeIn(state, 'bottle/white/3').opacity).toBe(0)
  })

  it('has a home for every target, off stage for those that only a cue shows', () => {
    const homes = homesOf(new JackalBoard().state())
    expect(homes('prop/balloon')?.opacity).toBe(0)
    expect(homes('board')).toMatchObject({ x: 0, y: 0, z: 0, opacity: 1 })
  })
})
