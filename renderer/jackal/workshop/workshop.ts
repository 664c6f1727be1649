import { create } from 'zustand'
import { MAPS } from '../../../engine/jackal/data/maps.ts'
import type { Cell } from '../../../engine/jackal/types.ts'
import { type Drawing, type DrawingAction, draw, drawingOf } from './drawing.ts'
import { type Brush, boardOf, cellAtSize, type Sketch } from './sketch.ts'
import { type SketchFault, sketchFaults } from './sketchFaults.ts'

/** The state of the workshop: the drawing and the brush. It stays while the program runs. */
export interface Workshop {
  readonly drawing: Drawing
  /** The faults that keep the sketch from being played. */
  readonly faults: readonly SketchFault[]
  readonly brush: Brush
  /** Set when a press paints all four sides at once. */
  readonly turned: boolean
  /** The cell under the pointer. */
  readonly hovered: Cell | null
  /** The keyboard's cell; null while the board does not have the focus. */
  readonly cursor: Cell | null
  /** True while the table shows the workshop. */
  readonly isOpen: boolean
}

const FIRST: Sketch = { rows: MAPS.island, variant: 'classic', deck: null, own: null }

export const useWorkshop = create<Workshop>(() => ({
  drawing: drawingOf(FIRST),
  faults: sketchFaults(FIRST),
  brush: 'land',
  turned: false,
  hovered: null,
  cursor: null,
  isOpen: false,
}))

export const useSketch = (): Sketch => useWorkshop(({ drawing }) => drawing.sketch)

/** Changes the drawing, and finds its faults. */
export function act(action: DrawingAction): void {
  useWorkshop.setState(({ drawing, faults, cursor }) => {
    const next = draw(drawing, action)
    const isSame = next.sketch === drawing.sketch
    const fitting = cursor === null || isSame ? cursor : cellAtSize(drawing.sketch, next.sketch, cursor)
    return { drawing: next, faults: isSame ? faults : sketchFaults(next.sketch), cursor: fitting }
  })
}

/** Puts another sketch in place of this one; that can be undone. */
export const change = (sketch: Sketch): void => act({ kind: 'change', sketch })

/** Paints a cell with the chosen brush; a stroke goes on until it is lifted. */
export function paint(cell: Cell, brush: Brush = useWorkshop.getState().brush): void {
  act({ kind: 'paint', cell, brush, turned: useWorkshop.getState().turned })
}

/** Undoes the current stroke, as if it had not begun. */
export const drop = (): void => act({ kind: 'drop' })

export const lift = (): void => act({ kind: 'lift' })

/** Returns the board on the table. */
export const shownBoard = () => boardOf(useWorkshop.getState().drawing.sketch)
