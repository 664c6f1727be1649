import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { attachJackal } from '../scene/binding.ts'
import { faultyCells, SketchMarks } from './SketchMarks.tsx'
import { sketchState } from './sketchState.ts'
import { change, shownBoard, useWorkshop, type Workshop } from './workshop.ts'

const { playback } = pageTable

const SEA = '~~~~~~~~~~~'
/** Two isles of one map: ships keep to their lanes, and no piece comes from one to the other. */
const ISLES = [SEA, ...Array<string>(8).fill('~####~####~'), SEA]
/** The isles joined by a ferry, and land on the edge. */
const EDGE = ISLES.with(4, '#####=####~')

async function openSketch() {
  useWorkshop.setState(useWorkshop.getInitialState())
  pageTable.set('jackal', 'spectator')
  attachJackal(pageTable)
  const scene = await openScene(<SketchMarks />)
  const drawn = async (rows: readonly string[]) => {
    act(() => {
      change({ rows, variant: 'classic', deck: null, own: null })
      playback.load(sketchState(useWorkshop.getState().drawing.sketch))
    })
    await scene.pass(20)
    return scene.sprites('sketch marks')
  }
  return { scene, drawn }
}

it('marks every faulty cell on the map, each once, and one of each isle that is cut off, during drawing', async () => {
  const { drawn } = await openSketch()
  // a cell of both isles, and the harbours
  expect(await drawn(ISLES)).toBe(2 + 4)
  expect(await drawn(EDGE)).toBe(1)
  const cells = [...faultyCells(useWorkshop.getState().faults)]
  expect(cells.map((cell) => printCell(shownBoard(), cell))).toEqual(['a6'])
})

it('marks the cells of pointer and keyboard, once if they are the same', async () => {
  const { scene, drawn } = await openSketch()
  await drawn(EDGE)
  const placed = async (part: Partial<Workshop>) => {
    act(() => useWorkshop.setState(part))
    await scene.pass(20)
    return scene.sprites('sketch marks')
  }
  expect(await placed({ hovered: 5 })).toBe(2)
  expect(await placed({ cursor: 6 })).toBe(3)
  expect(await placed({ hovered: 6 })).toBe(2)
})
