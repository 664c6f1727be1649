import { beforeEach, describe, expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/sea-battle/cells.ts'
import type { SeaBattleOptions } from '../../../engine/sea-battle/types.ts'
import type { Square } from '../table/bearing.ts'
import { blockedCells, cellsAtFault, heldCells, isFleetLaid, placeMove, slotOn } from './berthing.ts'
import { usePlacement } from './placementStore.ts'

const CLASSIC: Pick<SeaBattleOptions, 'touch' | 'shapes'> = { touch: 'none', shapes: 'straight' }
const fleet = usePlacement.getState
const square = (name: string): Square => {
  const cell = parseCell(name) ?? -1
  return [cell % 10, Math.floor(cell / 10)]
}
const names = (cells: readonly number[] | null) => (cells ?? []).map(printCell)
const berths = () => fleet().slots.map(({ berth }) => names(berth).join(' '))

/** Drags a ship by its middle to a cell. */
function drag(slot: number, to: string): boolean {
  fleet().take(slot, null, { x: 0, z: 0 })
  fleet().move(square(to), { x: 0, z: 0 })
  return fleet().drop()
}

/** A legal fleet, ship by ship. */
const LEGAL = 'a1 b1 c1 d1|f1 g1 h1|a3 b3 c3|e3 f3|h3 i3|a5 b5|d5|f5|h5|j5'
  .split('|')
  .map((ship) => ship.split(' ').map((name) => parseCell(name) ?? -1))

beforeEach(() => {
  fleet().begin('south', CLASSIC, 'royal')
})

describe('a ship that is dragged', () => {
  it('snaps to the cells under the pointer and lies there when dropped', () => {
    fleet().take(0, null, { x: 3, z: 1 })
    fleet().move(square('d4'), { x: -7, z: -1.4 })
    expect(names(heldCells(fleet()))).toEqual(['c4', 'd4', 'e4', 'f4'])
    expect(fleet().drop()).toBe(true)
    expect(berths()[0]).toBe('c4 d4 e4 f4')
    expect(fleet().held).toBeNull()
  })

  it('is drawn wholly onto the field at its edge', () => {
    fleet().take(0, null, null)
    fleet().move(square('j10'), { x: 0, z: 0 })
    expect(names(heldCells(fleet()))).toEqual(['g10', 'h10', 'i10', 'j10'])
  })

  it('turns about the square by which it is held', () => {
    fleet().take(1, null, null)
    fleet().move(square('e5'), { x: 0, z: 0 })
    fleet().turn(1)
    expect(names(heldCells(fleet()))).toEqual(['e4', 'e5', 'e6'])
    fleet().turn(-1)
    expect(names(heldCells(fleet()))).toEqual(['d5', 'e5', 'f5'])
  })

  it('is held by the square under the pointer', () => {
    drag(0, 'd4')
    fleet().take(0, square('f4'), { x: 0, z: 0 })
    fleet().move(square('j4'), { x: 0, z: 0 })
    expect(names(heldCells(fleet()))).toEqual(['g4', 'h4', 'i4', 'j4'])
  })

  it('may not touch another ship, not even by a corner, and goes back to its place', () => {
    drag(0, 'c2')
    drag(3, 'h8')
    fleet().take(3, square('h8'), { x: 0, z: 0 })
    fleet().move(square('f3'), { x: 0, z: 0 })
    expect(names(cellsAtFault(fleet()))).toEqual(['f3'])
    expect(fleet().drop()).toBe(false)
    expect(berths()[3]).toBe('h8 i8')
  })

  it('may touch by corners if the options allow it', () => {
    fleet().begin('south', { touch: 'corners', shapes: 'straight' }, 'royal')
    drag(0, 'c2')
    expect(drag(3, 'f3')).toBe(true)
    expect(names(blockedCells(fleet()))).not.toContain('a1')
  })

  it('goes back into the harbour when dropped over it', () => {
    drag(0, 'c2')
    fleet().take(0, square('c2'), { x: 0, z: 0 })
    fleet().move(null, { x: 6, z: 0 })
    expect(fleet().drop()).toBe(false)
    expect(berths()[0]).toBe('')
  })

  it('returns to its place when released by Escape', () => {
    drag(0, 'c2')
    fleet().take(0, square('b2'), { x: 0, z: 0 })
    fleet().turn(1)
    fleet().move(square('h8'), { x: 0, z: 0 })
    expect(fleet().cancel()).toBe(true)
    expect(berths()[0]).toBe('b2 c2 d2 e2')
    expect(fleet().cancel()).toBe(false)
  })
})

describe('a bent ship', () => {
  it('takes only shapes that the options allow', () => {
    fleet().take(0, null, null)
    fleet().move(square('e5'), { x: 0, z: 0 })
    fleet().reshape(1)
    expect(names(heldCells(fleet()))).toHaveLength(4)
    expect(fleet().slots[0]?.form).toBe(0)
  })

  it('goes through all of them', () => {
    fleet().begin('south', { touch: 'none', shapes: 'bent' }, 'pirates')
    fleet().take(1, null, null)
    fleet().move(square('e5'), { x: 0, z: 0 })
    fleet().reshape(1)
    expect(new Set(names(heldCells(fleet())).map((name) => name[0])).size).toBe(2)
    fleet().reshape(1)
    expect(names(heldCells(fleet()))).toEqual(['d5', 'e5', 'f5'])
  })
})

describe('the whole fleet', () => {
  it('may be sent only when all ten ships are in place and none is in hand', () => {
    expect(placeMove(fleet())).toBeNull()
    fleet().fill(LEGAL)
    expect(isFleetLaid(fleet())).toBe(true)
    expect(placeMove(fleet())).toEqual({ kind: 'place', flag: 'royal', ships: LEGAL })
    fleet().take(0, null, null)
    expect(placeMove(fleet())).toBeNull()
  })

  it('is not sent with a ship in an illegal place', () => {
    fleet().fill(LEGAL.map((ship, i) => (i === 9 ? [parseCell('e5') ?? -1] : ship)))
    expect(isFleetLaid(fleet())).toBe(true)
    expect(placeMove(fleet())).toBeNull()
  })

  it('can be put back, one ship or all', () => {
    fleet().fill(LEGAL)
    fleet().putBack(4)
    expect(berths().filter((berth) => berth === '')).toHaveLength(1)
    fleet().clear()
    expect(berths().every((berth) => berth === '')).toBe(true)
  })

  it('is discarded when the harbour closes', () => {
    fleet().fill(LEGAL)
    fleet().end()
    expect(fleet().slots.every(({ berth }) => berth === null)).toBe(true)
    expect(fleet().seat).toBeNull()
  })
})

describe('the keyboard', () => {
  it('takes the next ship, moves and turns it, and lays it', () => {
    fleet().next()
    expect(fleet().held?.slot).toBe(0)
    fleet().step(0, -2)
    fleet().turn(1)
    fleet().confirm()
    expect(berths()[0]).toBe('e3 e4 e5 e6')
    fleet().next()
    expect(fleet().held?.slot).toBe(1)
  })

  it('lays nothing in an illegal place', () => {
    fleet().fill(LEGAL.slice(0, 1))
    fleet().next()
    while ((fleet().held?.at?.[1] ?? 0) > 0) fleet().step(0, -1)
    fleet().confirm()
    expect(fleet().held?.slot).toBe(1)
  })

  it('takes the ship under its square', () => {
    fleet().fill(LEGAL)
    fleet().step(0, 0)
    for (let i = 0; i < 9; i++) fleet().step(-1, -1)
    fleet().confirm()
    expect(fleet().held?.slot).toBe(0)
    expect(slotOn(fleet(), parseCell('a1') ?? -1)).toBe(0)
  })
})

describe('undoing', () => {
  it('takes the ships back into the harbour, the last laid one first', () => {
    drag(0, 'b1')
    const one = berths()
    drag(1, 'f5')
    expect(fleet().undo()).toBe(true)
    expect(berths()).toEqual(one)
    expect(fleet().undo()).toBe(true)
    expect(berths().join('')).toBe('')
    expect(fleet().undo()).toBe(false)
  })

  it('releases the ship in hand first, and can restore a cleared fleet', () => {
    fleet().fill(LEGAL)
    const whole = berths()
    fleet().take(0, square('a1'), { x: 0, z: 0 })
    fleet().turn(1)
    expect(fleet().undo()).toBe(true)
    expect(berths()).toEqual(whole)
    fleet().clear()
    expect(fleet().undo()).toBe(true)
    expect(berths()).toEqual(whole)
  })

  it('remembers nothing of a fleet after a change of the viewer', () => {
    fleet().fill(LEGAL)
    fleet().end()
    expect(fleet().earlier).toEqual([])
  })
})

it('shows why Enter lays no ship in an illegal place, and keeps it in hand', () => {
  drag(0, 'b1')
  fleet().take(1, square('b2'), null)
  fleet().confirm()
  expect(fleet().held).toMatchObject({ slot: 1 })
  expect(fleet().refused).toMatchObject({ length: 3, fault: { code: 'ships-touch' } })
})
