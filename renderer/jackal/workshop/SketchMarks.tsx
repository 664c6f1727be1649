import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { useDecalSheet } from '../../playback/useDecalSheet.ts'
import { useDecals } from '../../playback/useDecals.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { CELL, cursor, lit, outline } from '../../table/sprites/cellMarks.ts'
import { around, inked } from '../../table/sprites/drawing.ts'
import { type Drawing, drawSheet, indicesOf } from '../../table/sprites/sheet.ts'
import { blankSprite, placeSprite } from '../../table/sprites/sprite.ts'
import { levelOf } from '../highlights/lay.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { isJackalView } from '../view.ts'
import type { SketchFault } from './sketchFaults.ts'
import { useWorkshop } from './workshop.ts'

/** A faulty cell: a red frame with a stroke and a dot, which are distinct without the colour. */
const wrong: Drawing = (g, side) => {
  g.save()
  lit('#ff7a5e', '#e2432f', '226,67,47', 0.9)(g, side)
  g.restore()
  around((on) => {
    inked(on, 'M-20,-78H20L12,24H-12ZM-17,44H17V78H-17Z', '#ffd8c9', 16)
  }, CELL)(g, side)
}

const PICTURES = { wrong, outline, cursor } as const satisfies Record<string, Drawing>
const PICTURE = indicesOf(PICTURES)
const drawMarks = () => drawSheet(Object.values(PICTURES), 2, 256)
const noFont = () => Promise.resolve()
/** The most marks: all cells of the largest map, and those of pointer and keyboard. */
const CAPACITY = 640
const sprite = blankSprite()

/** Marks on the cells of a sketch: its faults, and the cells of pointer and keyboard. */
export function SketchMarks() {
  const table = useShownTable()
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => useWorkshop.subscribe(() => invalidate()), [invalidate])
  const mesh = useDecals({
    sheet: useDecalSheet(drawMarks, noFont),
    capacity: CAPACITY,
    store: useWorkshop,
    inputs: () => [table.shown.getState().shown, useWorkshop.getState()] as const,
    draw([shown, { faults, hovered, cursor: at }], put) {
      if (!isJackalView(shown)) return
      for (const cell of faultyCells(faults)) put(markOn(shown, cell, 'wrong', 0.92))
      if (hovered !== null && hovered !== at) put(markOn(shown, hovered, 'outline', 1))
      if (at !== null) put(markOn(shown, at, 'cursor', 1))
    },
  })
  return <primitive object={mesh} name="sketch marks" />
}

/** Returns the cells to mark, each once: the faulty ones, and one in the middle of an isle that is cut off. */
export function faultyCells(faults: readonly SketchFault[]): ReadonlySet<Cell> {
  return new Set(faults.flatMap(markedOf))
}

function markedOf(fault: SketchFault): readonly Cell[] {
  // too little land is not a fault of a cell
  if (!('cells' in fault) || fault.code === 'too-little-land') return []
  if (fault.code !== 'island-out-of-reach') return fault.cells
  const middle = fault.cells.length >> 1
  return fault.cells.slice(middle, middle + 1)
}

function markOn(state: JackalState, cell: Cell, name: keyof typeof PICTURES, size: number) {
  const { x, z } = cellSpot(state.board, cell)
  placeSprite(sprite, x, levelOf(state, cell), z, size, PICTURE[name])
  sprite.flat = true
  return sprite
}
