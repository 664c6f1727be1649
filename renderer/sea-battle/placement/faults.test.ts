import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cellAt, parseCell } from '../../../engine/sea-battle/cells.ts'
import { translator } from '../../i18n/t.ts'
import { faultTold, refusedWords } from '../hud/screenReader/placementWords.ts'
import { cellSpot } from '../table/anchors.ts'
import { layingFault } from './faults.ts'
import { usePlacement } from './placementStore.ts'

const placement = usePlacement.getState
const told = () => {
  const { refused } = placement()
  return refused && refusedWords(refused, { t: translator('en'), language: 'en' })
}
const berth = (slot: number) => placement().slots[slot]?.berth

/** Drags a ship by hand to a cell of the field. */
function drag(slot: number, to: string): boolean {
  const cell = parseCell(to) ?? 0
  placement().take(slot, null, { x: 0, z: 0 })
  placement().move([cell % 10, Math.floor(cell / 10)], cellSpot('near', cell))
  return placement().drop()
}

beforeEach(() => placement().begin('north', { touch: 'none', shapes: 'straight' }, 'pirates'))
afterEach(() => placement().end())

describe('a ship in hand that is clicked in an illegal place', () => {
  beforeEach(() => {
    drag(0, 'c4')
    placement().take(9, null, cellSpot('near', 0))
    placement().move([3, 3], cellSpot('near', 33))
    placement().lay()
  })

  it('stays there, and the notice names the ship that is in the way', () => {
    expect(placement().held).toMatchObject({ slot: 9, at: [3, 3] })
    expect(told()).toBe('The boat cannot go at D4. Another ship is there: four-cell ship, B4 to E4.')
  })

  it('has its notice until it is held over another cell', () => {
    placement().move([3, 3], cellSpot('near', 33))
    expect(told()).not.toBeNull()
    placement().move([3, 4], cellSpot('near', 43))
    expect(told()).toBeNull()
  })

  it('stays in hand beside the field, too, with no notice about going back', () => {
    placement().move(null, { x: cellSpot('near', 0).x - 6, z: 0 })
    placement().lay()
    expect(placement().held?.slot).toBe(9)
    expect(faultTold(placement(), { t: translator('en'), language: 'en' })).toBe('That is outside the field.')
  })

  it('lies in a legal place by the next click', () => {
    placement().move([7, 7], cellSpot('near', 77))
    placement().lay()
    expect([placement().held, berth(9), told()]).toEqual([null, [cellAt(7, 7)], null])
  })
})

it.each([
  ['on another', 4, 4, 'ships-overlap'],
  ['beside another', 5, 5, 'ships-touch'],
  ['far from all', 8, 8, undefined],
])('a ship held %s', (_, file, rank, code) => {
  drag(9, 'e5')
  expect(berth(9)).toEqual([cellAt(4, 4)])
  placement().take(8, [file, rank], null)
  expect(layingFault(placement())?.code).toBe(code)
})

describe('a ship that is released in an illegal place', () => {
  it('goes back, and the notice names the ship that is in the way', () => {
    drag(0, 'c4')
    expect(drag(1, 'g5')).toBe(false)
    expect(berth(1)).toBeNull()
    expect(told()).toBe(
      'The three-cell ship cannot go at F5 to H5. Too close to another ship: four-cell ship, B4 to E4.',
    )
    expect(drag(9, 'd4')).toBe(false)
    expect(told()).toBe('The boat cannot go at D4. Another ship is there: four-cell ship, B4 to E4.')
  })

  it('beside the field goes back to its place, over the harbour into the harbour', () => {
    drag(0, 'c4')
    placement().take(0, [2, 3], { x: 0, z: 0 })
    placement().move(null, { x: cellSpot('near', 0).x - 6, z: 0 })
    expect(placement().drop()).toBe(false)
    expect(told()).toBe('The four-cell ship goes back. That is outside the field.')
    expect(berth(0)).not.toBeNull()
    placement().take(0, [2, 3], { x: 0, z: 0 })
    placement().move(null, cellSpot('far', 44))
    placement().drop()
    expect([berth(0), told()]).toEqual([null, null])
  })

  it('has its notice until the next gesture', () => {
    drag(0, 'c4')
    drag(9, 'd4')
    placement().take(5, null, null)
    expect(told()).toBeNull()
  })
})
