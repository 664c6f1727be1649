import type { Cell } from '../../../engine/jackal/types.ts'
import { type Brush, cellsBetween, paintCell, paintTurned, type Sketch } from './sketch.ts'

/** A sketch with its undo and redo steps. */
export interface Drawing {
  readonly sketch: Sketch
  /** The sketches before this one, the latest last. */
  readonly past: readonly Sketch[]
  /** The undone sketches, the latest last. */
  readonly future: readonly Sketch[]
  /** The current stroke; undo takes it back as one. */
  readonly stroke: Stroke | null
}

interface Stroke {
  /** The cell painted last. */
  readonly cell: Cell
  /** The sketch before it. */
  readonly before: Sketch
}

export type DrawingAction =
  /** Paints a cell, and within a stroke all cells on the way to it; `turned` paints all four sides. */
  | { readonly kind: 'paint'; readonly cell: Cell; readonly brush: Brush; readonly turned: boolean }
  /** Ends the stroke. */
  | { readonly kind: 'lift' }
  /** Takes the stroke back; it cannot be redone. */
  | { readonly kind: 'drop' }
  /** Any other change of the sketch. */
  | { readonly kind: 'change'; readonly sketch: Sketch }
  /** The sketch is kept as this map: no change of the drawing. */
  | { readonly kind: 'kept'; readonly own: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** The most steps that can be undone. */
const MOST_STEPS = 200

export const drawingOf = (sketch: Sketch): Drawing => ({ sketch, past: [], future: [], stroke: null })

/** Returns the drawing after an action; the same drawing if nothing changes. */
export function draw(drawing: Drawing, action: DrawingAction): Drawing {
  switch (action.kind) {
    case 'paint':
      return painted(drawing, action)
    case 'lift':
      return lifted(drawing)
    case 'drop':
      return drawing.stroke ? { ...drawing, sketch: drawing.stroke.before, stroke: null } : drawing
    case 'change':
      return changed(lifted(drawing), action.sketch)
    case 'kept':
      return { ...lifted(drawing), sketch: { ...drawing.sketch, own: action.own } }
    case 'undo':
      return undone(lifted(drawing))
    case 'redo':
      return redone(lifted(drawing))
    default:
      return action satisfies never
  }
}

function painted(drawing: Drawing, { cell, brush, turned }: Extract<DrawingAction, { kind: 'paint' }>): Drawing {
  const { stroke, sketch } = drawing
  if (stroke?.cell === cell) return drawing
  const cells = stroke === null ? [cell] : cellsBetween(sketch, stroke.cell, cell)
  const paint = turned ? paintTurned : paintCell
  const next = cells.reduce((before, at) => paint(before, at, brush), sketch)
  return { ...drawing, sketch: next, stroke: { cell, before: stroke?.before ?? sketch } }
}

function lifted(drawing: Drawing): Drawing {
  const { stroke, sketch } = drawing
  if (stroke === null) return drawing
  return { ...changed({ ...drawing, sketch: stroke.before }, sketch), stroke: null }
}

function changed(drawing: Drawing, sketch: Sketch): Drawing {
  if (sketch === drawing.sketch) return drawing
  return { ...drawing, sketch, past: [...drawing.past, drawing.sketch].slice(-MOST_STEPS), future: [] }
}

function undone(drawing: Drawing): Drawing {
  const sketch = drawing.past.at(-1)
  if (!sketch) return drawing
  return { ...drawing, sketch, past: drawing.past.slice(0, -1), future: [...drawing.future, drawing.sketch] }
}

function redone(drawing: Drawing): Drawing {
  const sketch = drawing.future.at(-1)
  if (!sketch) return drawing
  return { ...drawing, sketch, past: [...drawing.past, drawing.sketch], future: drawing.future.slice(0, -1) }
}
