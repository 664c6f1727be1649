import { useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { act } from 'react'
import type { Camera } from 'three'
import { expect, it, onTestFinished } from 'vitest'
import { cells } from '../../../engine/testkit/fleet.ts'
import { pagePointOf } from '../../table/picking/pagePoint.ts'
import type { Spot } from '../../table/spot.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { SlotDriver } from '../pieces/SlotDriver.tsx'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, harbourSpot, WATER } from './anchors.ts'
import { Pointer } from './Pointer.tsx'

const FRAME = { left: 0, top: 0, width: 1280, height: 800 }

/** A finger on the canvas while the north places its fleet. */
async function finger() {
  await seaBattleTable({ north: null, south: null }, { viewer: 'north' })
  const [canvas, camera] = await openCanvas()
  return (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', spot: Spot) => {
    const { x: clientX, y: clientY } = pagePointOf({ ...spot, y: WATER }, camera, FRAME)
    const touch = { pointerId: 7, pointerType: 'touch', button: type === 'pointermove' ? -1 : 0, clientX, clientY }
    act(() => void canvas.dispatchEvent(new PointerEvent(type, touch)))
  }
}

async function openCanvas(): Promise<[HTMLCanvasElement, Camera]> {
  let opened: [HTMLCanvasElement, Camera] | null = null
  function Opened(): null {
    opened = [useThree((three) => three.gl.domElement), useThree((three) => three.camera)]
    return null
  }
  const renderer = await create(
    <>
      <Opened />
      <Pointer />
      <SlotDriver reducedMotion />
    </>,
  )
  onTestFinished(() => renderer.unmount())
  if (!opened) throw new Error('nothing is drawn')
  const [canvas, camera]: [HTMLCanvasElement, Camera] = opened
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, FRAME.width, FRAME.height)
  canvas.setPointerCapture = () => {}
  camera.position.set(0, 22, 12)
  camera.lookAt(0, 0, 0)
  await act(() => renderer.advanceFrames(2, 0.016))
  return [canvas, camera]
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
