import { expect, it } from 'vitest'
import { cells } from '../../../engine/testkit/fleet.ts'
import type { Spot } from '../../table/spot.ts'
import { openPointer } from '../../testkit/openPointer.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { SlotDriver } from '../pieces/SlotDriver.tsx'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, harbourSpot, WATER } from './anchors.ts'
import { Pointer } from './Pointer.tsx'

const onWater = (spot: Spot) => ({ ...spot, y: WATER })

/** A finger on the canvas while the north places its fleet. */
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

it('a ship is taken up by one tap and laid by the next', async () => {
  const touch = await finger()
  touch('pointerdown', harbourSpot(9))
  touch('pointerup', harbourSpot(9))
  touch('pointerdown', cell('j10'))
  touch('pointerup', cell('j10'))
  expect(berth(9)).toEqual(cells('j10'))
})

it('a drag that the system breaks off leaves the ship in hand for the next tap', async () => {
  const touch = await finger()
  touch('pointerdown', harbourSpot(9))
  touch('pointermove', cell('d4'))
  touch('pointercancel', cell('d4'))
  expect(usePlacement.getState().held?.slot).toBe(9)
  touch('pointerdown', cell('a1'))
  touch('pointerup', cell('a1'))
  expect(berth(9)).toEqual(cells('a1'))
})
