import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { cells } from '../../../engine/testkit/fleet.ts'
import { pageTable } from '../../playback/pageTable.ts'
import type { Spot } from '../../table/spot.ts'
import { openPointer } from '../../testkit/openPointer.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useAim } from '../intent/aim.ts'
import { SlotDriver } from '../pieces/SlotDriver.tsx'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, harbourSpot, WATER } from '../table/anchors.ts'
import { Pointer } from './Pointer.tsx'

const { director } = pageCamera

const { playback } = pageTable

const onWater = (spot: Spot) => ({ ...spot, y: WATER })

/** Returns a finger on the canvas while the north places its fleet. */
async function finger() {
  await seaBattleTable({ north: null, south: null }, { viewer: 'north' })
  const { point } = await openPointer(
    <>
      <Pointer />
      <SlotDriver reducedMotion />
    </>,
    'touch',
  )
  return (action: Parameters<typeof point>[0], spot: Spot) => point(action, onWater(spot))
}

const intoFar = (name: string) => onWater(cellSpot('far', cells(name)[0] ?? 0))
const intoNear = (name: string) => onWater(cellSpot('near', cells(name)[0] ?? 0))
const shots = (table: Awaited<ReturnType<typeof seaBattleTable>>) => table.host.asked('match:play')

it('a finger aims by the first tap and fires by the second at the same square', async () => {
  const table = await seaBattleTable({}, { viewer: 'north' })
  const { click } = await openPointer(<Pointer />, 'touch')
  for (const name of ['b2', 'c3']) click(intoFar(name))
  expect(shots(table)).toEqual([])
  expect(useAim.getState().cursor).toEqual(cells('c3')[0])
  click(intoFar('c3'))
  expect(shots(table)).toMatchObject([{ move: { kind: 'fire', at: cells('c3')[0] } }])
})

it('the mouse fires at once, and a double click fires once', async () => {
  const table = await seaBattleTable({}, { viewer: 'north' })
  const focused = vi.spyOn(director, 'focusOn').mockClear()
  const { click, doubleClick } = await openPointer(<Pointer />)
  click(intoFar('a10'))
  click(intoFar('a10'), 2)
  doubleClick(intoFar('a10'))
  expect(shots(table)).toHaveLength(1)
  expect(focused).not.toHaveBeenCalled()
})

const slow = { settings: { speed: 1 } } as const

it('while the own hit is shown, a click on another square fires at it, and one on the hit square only skips', async () => {
  const table = await seaBattleTable({}, { viewer: 'north', ...slow })
  const { click } = await openPointer(<Pointer />)
  for (const name of ['a10', 'b10', 'b10', 'c10']) {
    click(intoFar(name))
    await act(async () => {})
  }
  expect(shots(table).map(({ move }) => move)).toEqual(
    ['a10', 'b10', 'c10'].map((name) => ({ kind: 'fire', at: cells(name)[0] })),
  )
  expect(useAim.getState().refused).toBeNull()
})

it('while the own hit is shown, a click on a square that was fired at before says so', async () => {
  const table = await seaBattleTable({ northFired: 'j1' }, { viewer: 'north', ...slow })
  const { click } = await openPointer(<Pointer />)
  for (const name of ['a10', 'j1']) {
    click(intoFar(name))
    await act(async () => {})
  }
  expect(shots(table)).toHaveLength(1)
  expect(useAim.getState().refused).toEqual({ cell: cells('j1')[0], why: 'already-fired' })
})

it('while the shot that sinks a ship is shown, a click on a square beside it asks whether to fire at sure water', async () => {
  const table = await seaBattleTable({ options: { autoMark: true } }, { viewer: 'north', ...slow })
  const { click } = await openPointer(<Pointer />)
  for (const name of ['j7', 'j6']) {
    click(intoFar(name))
    await act(async () => {})
  }
  expect(playback.isIdle).toBe(true)
  expect(shots(table)).toHaveLength(1)
  expect(useAim.getState().refused).toEqual({ cell: cells('j6')[0], why: 'sure-water' })
  click(intoFar('j6'))
  expect(shots(table)).toHaveLength(2)
})

it('while the own miss is shown, a click on another square asks to wait', async () => {
  const table = await seaBattleTable({}, { viewer: 'north', bots: ['south'], ...slow })
  const { click } = await openPointer(<Pointer />)
  for (const name of ['j1', 'c3']) {
    click(intoFar(name))
    await act(async () => {})
  }
  expect(shots(table)).toHaveLength(1)
  expect(useAim.getState().refused).toEqual({ cell: cells('c3')[0], why: 'not-your-turn' })
})

it('while the enemy misses, a click on a square fires at it', async () => {
  const table = await seaBattleTable({ turn: 'south' }, { viewer: 'north', bots: ['south'], ...slow })
  const { click } = await openPointer(<Pointer />)
  await table.play({ kind: 'fire', at: 'b10' })
  expect(playback.isShowingOthers).toBe(true)
  click(intoFar('c3'))
  expect(playback.isIdle).toBe(true)
  await act(async () => {})
  expect(shots(table).map(({ move }) => move)).toEqual([{ kind: 'fire', at: cells('c3')[0] }])
})

it('while the enemy hits, a click on a square asks to wait, and one beside the seas only skips', async () => {
  const table = await seaBattleTable({ turn: 'south' }, { viewer: 'north', bots: ['south'], ...slow })
  const { click } = await openPointer(<Pointer />)
  await table.play({ kind: 'fire', at: 'a1' })
  click({ x: 0, y: WATER, z: 9 })
  await act(async () => {})
  expect([playback.isIdle, useAim.getState().refused]).toEqual([true, null])
  await table.play({ kind: 'fire', at: 'a2' })
  click(intoFar('c3'))
  await act(async () => {})
  expect(playback.isIdle).toBe(true)
  expect(shots(table)).toEqual([])
  expect(useAim.getState().refused).toEqual({ cell: cells('c3')[0], why: 'not-your-turn' })
})

it.each([
  ['the own sea', intoNear('c3')],
  ['a square that was fired at', intoFar('j7')],
])('a double click looks at %s', async (_, at) => {
  const table = await seaBattleTable({ northFired: 'j7' }, { viewer: 'north' })
  const focused = vi.spyOn(director, 'focusOn').mockClear()
  const { click, doubleClick } = await openPointer(<Pointer />)
  click(at)
  click(at, 2)
  doubleClick(at)
  expect(shots(table)).toEqual([])
  expect(focused.mock.calls).toMatchObject([[{ x: at.x, z: at.z }, undefined]])
})

it('knows the cell and the sea under the mouse', async () => {
  await seaBattleTable({}, { viewer: 'north' })
  const { point } = await openPointer(<Pointer />)
  const over = () => [useAim.getState().hovered, useAim.getState().hoveredOwn]
  point('pointermove', intoNear('c3'))
  expect(over()).toEqual([null, cells('c3')[0]])
  point('pointermove', intoFar('b2'))
  expect(over()).toEqual([cells('b2')[0], null])
})

const berth = (slot: number) => usePlacement.getState().slots[slot]?.berth
const cell = (name: string) => cellSpot('near', cells(name)[0] ?? 0)

it('a ship is dragged from the harbour into the sea by a finger', async () => {
  const touch = await finger()
  touch('pointerdown', harbourSpot(0))
  expect(usePlacement.getState().held?.slot).toBe(0)
  touch('pointermove', cell('h6'))
  touch('pointermove', cell('c3'))
  touch('pointerup', cell('c3'))
  expect(usePlacement.getState().held).toBeNull()
  expect(berth(0)).toEqual(cells('b3 c3 d3 e3'))
})

it('a ship stays in hand over illegal cells, and goes back only when it is released there', async () => {
  const touch = await finger()
  touch('pointerdown', harbourSpot(0))
  touch('pointermove', cell('c3'))
  touch('pointerup', cell('c3'))
  touch('pointerdown', harbourSpot(9))
  for (const over of ['h6', 'd3', 'd4']) touch('pointermove', cell(over))
  expect(usePlacement.getState().held?.slot).toBe(9)
  touch('pointermove', cell('h6'))
  touch('pointermove', cell('d4'))
  touch('pointerup', cell('d4'))
  expect([usePlacement.getState().held, berth(9)]).toEqual([null, null])
  expect(usePlacement.getState().refused?.fault.code).toBe('ships-touch')
})

it('a ship dragged out of the list follows the pressed pointer, and is laid where it is released', async () => {
  const touch = await finger()
  usePlacement.getState().take(9, null, null)
  touch('pointerdown', cell('a10'))
  touch('pointermove', cell('f6'))
  touch('pointerup', cell('f6'))
  expect(berth(9)).toEqual(cells('f6'))
})

it('a ship is taken up by one tap and laid by the next', async () => {
  const touch = await finger()
  touch('pointerdown', harbourSpot(9))
  touch('pointerup', harbourSpot(9))
  touch('pointerdown', cell('j10'))
  touch('pointerup', cell('j10'))
  expect(berth(9)).toEqual(cells('j10'))
})

it('a tap in an illegal place leaves the ship in hand and shows why, and the next tap lays it', async () => {
  const touch = await finger()
  const tap = (spot: Spot) => {
    touch('pointerdown', spot)
    touch('pointerup', spot)
  }
  for (const at of [harbourSpot(0), cell('c3'), harbourSpot(9), cell('d4')]) tap(at)
  expect(usePlacement.getState()).toMatchObject({ held: { slot: 9 }, refused: { fault: { code: 'ships-touch' } } })
  tap(cell('h6'))
  expect(usePlacement.getState()).toMatchObject({ held: null, refused: null })
  expect(berth(9)).toEqual(cells('h6'))
})

it('a ship in hand goes back into the harbour by a tap there', async () => {
  const touch = await finger()
  for (const at of [harbourSpot(9), cell('d4'), cell('d4'), harbourSpot(9)]) {
    touch('pointerdown', at)
    touch('pointerup', at)
  }
  expect([usePlacement.getState().held, berth(9)]).toEqual([null, null])
})

it('a drag that the system interrupts leaves the ship in hand for the next tap', async () => {
  const touch = await finger()
  touch('pointerdown', harbourSpot(9))
  touch('pointermove', cell('d4'))
  touch('pointercancel', cell('d4'))
  expect(usePlacement.getState().held?.slot).toBe(9)
  touch('pointerdown', cell('a1'))
  touch('pointerup', cell('a1'))
  expect(berth(9)).toEqual(cells('a1'))
})
